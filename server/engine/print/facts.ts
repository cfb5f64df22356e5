import { sql } from 'kysely'
import type { Field } from '#domain/kernel/field.ts'
import type { PaperFact } from '#domain/kernel/print.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { rowsIn } from '#server/core/database/table.ts'
import { tableNamed } from '#server/core/tables.ts'
import { cellsOf } from '#server/engine/export/cells.ts'
import { textShownOf } from '#server/engine/rows/columns.ts'

type Row = Readonly<Record<string, unknown>>

/** Fields of a row in words, in this order; those with nothing in them are left out. */
export async function factsOf(
  app: AppContext,
  tenantId: string,
  resource: AnyResource,
  names: readonly string[],
  row: Row,
): Promise<readonly (PaperFact & { readonly name: string })[]> {
  const shown = shownFields(resource)
  const columns = names.map((name) => ({ title: shown.get(name)?.label ?? name, fields: [name] }))
  const cells = (await cellsOf(app, tenantId, resource, columns))(row)
  return columns.flatMap(({ title, fields: [name = ''] }, at) => {
    const value = cells[at]
    return value === null || value === undefined || value === ''
      ? []
      : [{ name, label: title, value: minutes(shown.get(name), String(value)) }]
  })
}

/** A moment on paper needs no seconds. */
const minutes = (field: Field | undefined, text: string) =>
  field?.kind === 'moment' ? text.slice(0, 16) : text

/** The same, where what a title alone does not tell apart has its number behind it: 马语婷（20260101）. */
export async function factsOnPaper(
  app: AppContext,
  tenantId: string,
  resource: AnyResource,
  names: readonly string[],
  row: Row,
): Promise<readonly PaperFact[]> {
  const facts = await factsOf(app, tenantId, resource, names, row)
  return Promise.all(
    facts.map(async ({ name, label, value }) => {
      const apart = await apartOf(app, tenantId, resource.fields[name], row[name])
      return { label, value: apart ? `${value}（${apart}）` : value }
    }),
  )
}

async function apartOf({ db }: AppContext, tenantId: string, { target }: Field, id: unknown) {
  const table = target ? (tableNamed(target) as AnyResource) : undefined
  if (!table?.tellsApart) return undefined
  const { rows } = await sql<{
    apart: string | null
  }>`select ${sql.raw(textShownOf(table, table.tellsApart))} as apart
    ${rowsIn(table, tenantId)} and r.id = ${id}`.execute(db)
  return rows[0]?.apart ?? undefined
}
