import type { Context } from 'hono'
import { type Field, type Fields, isNumeric } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'

type Row = Readonly<Record<string, unknown>>
type Shown = <R extends object>(row: R) => R

const asItIs: Shown = (row) => row

/** Notes on a request that its sender cannot read null. */
export const emptyNulls = (c: Context) => c.set('emptyNulls', true)

/** How rows go to the sender of a request: as they are, or with nothing written as the emptiest value of its kind. */
export function shownTo(c: Context, { fields }: AnyResource): Shown {
  if (!c.get('emptyNulls')) return asItIs
  return (row) => emptied(row as Row, fields as Fields) as typeof row
}

function emptied(row: Row, fields: Fields): Row {
  const { labels } = row
  const texts = Object.entries((labels ?? {}) as Row).map(([name, title]) => [name, title ?? ''])
  const values = Object.entries(row).map(([name, value]) => [name, value ?? emptyOf(fields[name])])
  return { ...Object.fromEntries(values), ...(labels ? { labels: Object.fromEntries(texts) } : {}) }
}

const emptyOf = (field: Field | undefined) =>
  !field ? '' : field.kind === 'yes-no' ? false : isNumeric(field.kind) && field.kind !== 'money' ? -1 : ''
