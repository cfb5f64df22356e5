import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Filters } from '#workbench/engine/kinds/filter.tsx'
import type { Choices } from '#workbench/engine/use-choices.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

/** What narrows a list, one phrase a filter. Rows that are only known by their ids are counted. */
export function inWords(
  resource: AnyResource,
  filters: Filters,
  choices: Choices,
  t: Translate,
): readonly string[] {
  return Object.entries(filters).map(([asked, value]) => {
    if (asked === 'search') return `${t('搜索')}：${value}`
    const [name = '', end] = asked.split('.')
    const field = resource.fields[name] as Field | undefined
    if (!field) return `${asked}：${value}`
    const label = t(field.label)
    if (end) return `${label} ${end === 'from' ? '≥' : '≤'} ${value}`
    if (field.kind === 'reference')
      return `${label}：${t('{{count}} 项', { count: value.split(',').length })}`
    if (field.kind === 'yes-no') return `${label}：${t(value === 'true' ? '是' : '否')}`
    const known = choices(field)
    const words = value.split(',').map((code) => known.find((choice) => choice.value === code)?.label ?? code)
    return `${label}：${words.join(t('、'))}`
  })
}
