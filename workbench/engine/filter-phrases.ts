import type { Field } from '#domain/kernel/field.ts'
import { asOf, filterName } from '#domain/kernel/list-query.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { Filters } from './kinds/filter.tsx'
import type { Choices } from './use-choices.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

/** One thing that a list is narrowed by, in words. */
export interface Phrase {
  /** The field, or `search`. */
  readonly name: string
  /** What stands for it in the filters: `floors.from`, `floors.to`. */
  readonly asked: readonly string[]
  readonly text: string
}

export interface Speaking {
  readonly choices: Choices
  readonly t: Translate
  /** What the row of that id is called, where it is known. */
  readonly nameOf?: (target: string, id: string) => string | undefined
  /** Filter to its value in words, where only the screen can say it. */
  readonly words?: Readonly<Record<string, (value: string) => string>> | undefined
}

/** What narrows a list, one phrase a field. Rows of which only the ids are known are counted. */
export function phrasesOf(resource: AnyResource, filters: Filters, speaking: Speaking): readonly Phrase[] {
  const names = [...new Set(Object.keys(filters).map(filterName))]
  const shown = shownFields(resource)
  return names.map((name) => {
    const asked = Object.keys(filters).filter((key) => filterName(key) === name)
    const field = shown.get(name)
    const label = speaking.t(field?.label ?? words[name] ?? name)
    return { name, asked, text: `${label}${saidOf(name, field, filters, speaking)}` }
  })
}

/** What is asked beside fields. */
const words: Readonly<Record<string, string>> = { search: '搜索', [asOf]: '截至' }

function saidOf(name: string, field: Field | undefined, filters: Filters, speaking: Speaking): string {
  const { t, choices, nameOf } = speaking
  const value = filters[name]
  if (value === undefined) return rangeOf(filters[`${name}.from`], filters[`${name}.to`], t)
  const said = speaking.words?.[name]?.(value)
  if (said !== undefined || !field) return `：${said ?? value}`
  if (field.kind === 'yes-no') return `：${t(value === 'true' ? '是' : '否')}`
  const target = field.target ?? field.lists
  if (target) {
    const ids = value.split(',')
    const titles = ids.map((id) => nameOf?.(target, id))
    return `：${titles.every((title) => title !== undefined) ? titles.join(t('、')) : t('{{count}} 项', { count: ids.length })}`
  }
  const known = choices(field)
  const words = value.split(',').map((code) => known.find((choice) => choice.value === code)?.label ?? code)
  return `：${words.join(t('、'))}`
}

function rangeOf(from: string | undefined, to: string | undefined, t: Translate) {
  if (from === to) return `：${from}`
  if (from !== undefined && to !== undefined) return `：${t('{{from}} 至 {{to}}', { from, to })}`
  return from === undefined ? ` ≤ ${to}` : ` ≥ ${from}`
}
