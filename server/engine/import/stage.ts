import { sql } from 'kysely'
import { sentence } from '#domain/kernel/phrase.ts'
import type { Cell, RowMarks } from '#domain/sheet/sheet-row.ts'
import type { ImportRowState } from '#domain/system/import-row.ts'
import type { Database } from '#server/core/app-context.ts'
import { arrayText } from '#server/core/database/array-text.ts'
import type { Batch } from './batches.ts'

/** What the sheet says of a row, with what merged cells above say of it, by column. */
export interface StagedMarks extends RowMarks {
  readonly merged?: Readonly<Record<string, Cell>>
}

/** A row of a sheet as it waits. */
export interface Staged {
  readonly id: string
  readonly line: number
  readonly cells: readonly Cell[]
  readonly marks: StagedMarks
  readonly values: Readonly<Record<string, unknown>>
  readonly faults: Readonly<Record<string, string>>
  readonly state: ImportRowState
  readonly key: string | null
  readonly targetId: string | null
  readonly targetRevision: number | null
  readonly before: Readonly<Record<string, unknown>> | null
}

type Kept = { readonly [K in keyof Staged]: Staged[K] extends object | null ? string | null : Staged[K] }

const read = (json: string | null, otherwise: unknown) => (json === null ? otherwise : JSON.parse(json))

const stagedOf = (row: Kept): Staged =>
  ({
    ...row,
    cells: read(row.cells, []),
    marks: read(row.marks, {}),
    values: read(row.values, {}),
    faults: read(row.faults, {}),
    before: read(row.before, null),
  }) as Staged

const columnsWith = (cells: 'cells, marks' | 'null as cells, null as marks') =>
  sql.raw(`id, line, ${cells}, "values", faults, state, key, target_id as "targetId",
    target_revision as "targetRevision", before`)

const ofBatch = ({ tenantId, id }: Batch) => sql`tenant_id = ${tenantId} and batch_id = ${id}`

/** Rows of an import that `where` is true of, by their numbers; without their cells for anyone who has no need of them. */
export async function stagedWhere(
  db: Database,
  batch: Batch,
  where: ReturnType<typeof sql>,
  { limit = 1000, offset = 0, cells = true } = {},
): Promise<readonly Staged[]> {
  const { rows } =
    await sql<Kept>`select ${columnsWith(cells ? 'cells, marks' : 'null as cells, null as marks')} from system_import_row
    where ${ofBatch(batch)} and ${where} order by line limit ${limit} offset ${offset}`.execute(db)
  return rows.map(stagedOf)
}

/** All of them in portions, so that memory holds one portion only. */
export async function* stagedPortions(
  db: Database,
  batch: Batch,
  where: ReturnType<typeof sql> = sql`true`,
  portion = 250,
): AsyncGenerator<readonly Staged[]> {
  let last = 0
  while (true) {
    const rows = await stagedWhere(db, batch, sql`line > ${last} and ${where}`, { limit: portion })
    if (rows.length === 0) return
    last = rows.at(-1)?.line ?? last
    yield rows
  }
}

export async function countStates(db: Database, batch: Batch, where: ReturnType<typeof sql> = sql`true`) {
  const { rows } = await sql<{ state: ImportRowState; count: number }>`
    select state, count(*)::int as count from system_import_row where ${ofBatch(batch)} and ${where} group by state`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Partial<
    Record<ImportRowState, number>
  >
}

const json = (value: object | null) => value && JSON.stringify(value)

/** What a row of the stage keeps of each, as the database has it. */
const kept = {
  cells: ({ cells }: Staged) => json(cells),
  marks: ({ marks }: Staged) => (Object.keys(marks).length > 0 ? json(marks) : null),
  values: ({ values }: Staged) => json(values),
  key: ({ key }: Staged) => key,
  faults: ({ faults }: Staged) =>
    Object.keys(faults).length > 0
      ? json(Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, sentence(fault)])))
      : null,
  state: ({ state }: Staged) => state,
  target_id: ({ targetId }: Staged) => targetId,
  target_revision: ({ targetRevision }: Staged) => targetRevision,
  before: ({ before }: Staged) => json(before),
}
type Column = keyof typeof kept

/** Columns that say what has become of a row. */
const outcome: readonly Column[] = ['faults', 'state', 'target_id', 'target_revision', 'before']
/** Columns that say what its cells came to. */
const reading: readonly Column[] = ['values', 'key', ...outcome]

async function save(db: Database, { tenantId }: Batch, rows: readonly Staged[], names: readonly Column[]) {
  if (rows.length === 0) return
  const columns = names.map((name) => ({
    given: sql`${arrayText(rows.map((row) => kept[name](row)))}::${sql.raw(name === 'target_revision' ? 'int' : 'text')}[]`,
    column: sql.raw(`"${name}"`),
    set: sql.raw(`"${name}" = d."${name}"`),
  }))
  await sql`update system_import_row r set ${sql.join(columns.map(({ set }) => set))}
    from unnest(${arrayText(rows.map(({ id }) => id))}::uuid[], ${sql.join(columns.map(({ given }) => given))})
      as d(id, ${sql.join(columns.map(({ column }) => column))})
    where r.tenant_id = ${tenantId} and r.id = d.id`.execute(db)
}

/** Writes down what has become of rows. */
export const saveOutcomes = (db: Database, batch: Batch, rows: readonly Staged[]) =>
  save(db, batch, rows, outcome)

/** The same, with what their cells have come to. */
export const saveRead = (db: Database, batch: Batch, rows: readonly Staged[]) =>
  save(db, batch, rows, reading)

/** The same, with their cells. */
export const saveStaged = (db: Database, batch: Batch, rows: readonly Staged[]) =>
  save(db, batch, rows, ['cells', 'marks', ...reading])

/** Of rows with one key, all but the first are at fault. `keys` narrows it to those that may have changed. */
export async function markTwins(
  db: Database,
  batch: Batch,
  { field, label }: { readonly field: string; readonly label: string },
  keys?: readonly string[],
): Promise<void> {
  const among = keys ? sql`and key = any(${keys}::text[])` : sql``
  await sql`with twin as (
      select key, min(line) as line from system_import_row where ${ofBatch(batch)} and key is not null ${among}
      group by key having count(*) > 1
    )
    update system_import_row r set state = 'bad', faults = (coalesce(r.faults, '{}')::jsonb
      || jsonb_build_object(${field}::text, '与第 ' || twin.line || ' 行的' || ${label}::text || '重复'))::text
    from twin where r.tenant_id = ${batch.tenantId} and r.batch_id = ${batch.id}
      and r.key = twin.key and r.line > twin.line`.execute(db)
}
