import type { Field, FieldKind } from '#domain/kernel/field.ts'
import { plainOfHtml } from '#domain/kernel/html.ts'
import { readYuan } from '#domain/kernel/money.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { nameWithCode } from '#domain/sheet/name-with-code.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { entriesOf } from '#server/engine/dictionaries/entries.ts'
import type { CodesBeside } from './codes-beside.ts'
import type { ExportColumn } from './plan.ts'

type Row = Readonly<Record<string, unknown>>

/** What a cell holds. Days, moments and amounts are texts as everywhere; a sheet knows by the column which they are. */
export type Cell = string | number | null

type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>

const textOf = (value: unknown) => String(value)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : textOf(value))
const countOf = (value: unknown) => textOf(value).split(',').filter(Boolean).length
/** A masked amount is no amount. */
const amountOf = (value: unknown) => readYuan(value) ?? textOf(value)

const cells = {
  text: textOf,
  'long-text': textOf,
  'rich-text': (value) => plainOfHtml(textOf(value)),
  integer: numberOf,
  decimal: numberOf,
  money: amountOf,
  'yes-no': (value) => (value ? '是' : '否'),
  date: textOf,
  moment: textOf,
  time: textOf,
  choice: (value, { dictionary }, labels) =>
    labels.get(dictionary?.name ?? '')?.get(textOf(value)) ?? textOf(value),
  choices: (value, { dictionary }, labels) =>
    textOf(value)
      .split(',')
      .map((code) => labels.get(dictionary?.name ?? '')?.get(code) ?? code)
      .join('、'),
  reference: () => null,
  /** One cell has no room for them: it says how many there are, as of files. */
  references: countOf,
  files: countOf,
} as const satisfies Record<FieldKind, (value: unknown, field: Field, labels: Labels) => Cell>

/** Writes rows as cells under these columns, as the list shows them: labels for codes, titles for references. */
export async function cellsOf(
  app: AppContext,
  tenantId: string,
  resource: AnyResource,
  columns: readonly ExportColumn[],
): Promise<(row: Row, beside?: CodesBeside) => Cell[]> {
  const shown = shownFields(resource)
  const labels = await labelsOf(
    app,
    tenantId,
    columns.flatMap(({ fields }) => fields.map((name) => shown.get(name))),
  )

  function cellOf(row: Row, name: string, beside?: CodesBeside): Cell {
    const field = shown.get(name)
    const value = row[name]
    if (!field || value === null || value === undefined) return null
    const title = (row.labels as Readonly<Record<string, string | null>> | undefined)?.[name]
    if (field.kind !== 'reference') return cells[field.kind](value, field, labels)
    const code = beside?.get(textOf(value))
    return title && code ? nameWithCode(title, code) : (title ?? null)
  }

  return (row, beside) =>
    columns.map(({ fields }) => {
      const [first, ...others] = fields.map((name) => cellOf(row, name, beside))
      if (others.length === 0) return first ?? null
      return [first, ...others].filter((cell) => cell !== null && cell !== '').join(',')
    })
}

async function labelsOf(
  app: AppContext,
  tenantId: string,
  fields: readonly (Field | undefined)[],
): Promise<Labels> {
  const names = [...new Set(fields.flatMap((field) => field?.dictionary?.name ?? []))]
  const entries = await entriesOf(app, tenantId, names)
  return new Map(
    names.map((name) => [name, new Map((entries[name] ?? []).map(({ dictKey, label }) => [dictKey, label]))]),
  )
}
