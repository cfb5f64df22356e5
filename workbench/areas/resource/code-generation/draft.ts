import { pinyin } from 'pinyin-pro'
import type { Design } from '#domain/generation/design.ts'
import { guessFields, type SourceColumn } from '#domain/generation/guess.ts'
import { camelOf, englishOf, kebab } from '#domain/generation/words.ts'
import { resources } from '#domain/index.ts'

/** A design, and rows of its source to see it with: texts by the column they stood in. */
export interface Draft {
  readonly design: Design
  /** Each row by field name. */
  readonly samples: readonly Readonly<Record<string, string>>[]
}

const spell = (text: string) =>
  pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join(' ')

export const pointable = resources
  .filter(({ singleton, fields, title }) => !singleton && fields[title]?.kind === 'text')
  .map(({ name, label }) => [name, label] as const)

/** A first design for a table or a sheet of this name. */
export function draftOf(name: string, title: string, columns: readonly SourceColumn[]): Draft {
  const fields = guessFields(columns, { spell, resources: pointable })
  const noun =
    kebab(camelOf(/[\u3400-\u9fff]/.test(name) ? spell(name) : name.replace(/^[a-z]+_(?=[a-z])/, ''))) ||
    'thing'
  const heads = columns.filter((column) =>
    fields.some((field) => field.label.startsWith((column.comment || column.name).trim().slice(0, 36))),
  )
  const count = Math.max(0, ...columns.map(({ samples = [] }) => samples.length))
  const samples = Array.from({ length: Math.min(count, 50) }, (_, at) =>
    Object.fromEntries(fields.map((field, index) => [field.name, heads[index]?.samples?.[at]?.trim() ?? ''])),
  )
  const design = {
    area: 'base',
    noun: noun.slice(0, 40),
    title: title.slice(0, 40),
    english: englishOf(noun),
    icon: 'folder',
    fields,
  }
  return { design, samples }
}
