import { sql } from 'kysely'
import type { z } from 'zod'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { letterOf } from '#domain/sheet/letter-of.ts'
import { importBatch } from '#domain/system/import-batch.ts'
import type { ImportRowView } from '#domain/system/import-plan.ts'
import {
  type cellEdited,
  longestCell,
  type replacement,
  type rowsAsked,
} from '#domain/system/imports/asked.ts'
import { page } from '#server/core/answer.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { type Batch, ownBatch } from './batches.ts'
import { checkAgain } from './check.ts'
import { cellsSaid } from './merged.ts'
import { countStates, type Staged, stagedWhere } from './stage.ts'
import { viewOf } from './view.ts'

/** As a person sees it: with what merged cells say of it, where they are filled down. */
const shown =
  ({ plan }: Batch) =>
  (row: Staged): ImportRowView => {
    const { line, faults, state } = row
    return { line, cells: cellsSaid(plan, row), faults, state }
  }

/** The rows as they wait, by their numbers in the sheet. */
export async function rows(
  { id, only, current, size }: z.output<typeof rowsAsked>,
  { app: { db }, actor }: PersonalCall,
) {
  const batch = await ownBatch(db, actor, id)
  const where = only === 'all' ? sql`true` : sql`state = ${only}`
  const found = await stagedWhere(db, batch, where, { limit: size, offset: (current - 1) * size })
  const counts = await countStates(db, batch)
  const total =
    only === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : (counts[only] ?? 0)
  return page(found.map(shown(batch)), total, size, current)
}

/** Writes into one cell of the stage, and checks its row again. */
export async function editCell(
  { id, line, at, value }: z.output<typeof cellEdited>,
  { app, actor }: PersonalCall,
) {
  const batch = await editable({ app, actor }, id)
  const [row] = await stagedWhere(app.db, batch, sql`line = ${line}`)
  if (!row) return refuse({ type: 'not-found' })
  await rewrite({ app, actor }, batch, [rewritten(row, at, value)])
  const [after] = await stagedWhere(app.db, batch, sql`line = ${line}`)
  return { row: shown(batch)(after ?? row), import: await viewOf(app.db, batch) }
}

/** So many rows are changed by one replacement. */
const most = 20_000

/** Over one column, in every row that waits. */
export async function replaceIn(
  { id, at, find, replace, whole }: z.output<typeof replacement>,
  { app, actor }: PersonalCall,
) {
  const batch = await editable({ app, actor }, id)
  const own = sql`cells::jsonb ->> ${at}::int`
  const told =
    batch.plan?.merged === 'fill'
      ? sql`coalesce(${own}, marks::jsonb -> 'merged' ->> ${String(at)}::text)`
      : sql`(${own})`
  const where = whole ? sql`${told} = ${find}` : sql`position(${find} in ${told}) > 0`
  const found = await stagedWhere(app.db, batch, where, { limit: most })
  const said = (row: Staged) => String(cellsSaid(batch.plan, row)[at])
  const tooLong = whole ? undefined : found.find((row) => lengthAfter(said(row), find, replace) > longestCell)
  if (tooLong) {
    const heading = batch.layout?.headings[at] ?? letterOf(at)
    refuse({
      type: 'invalid',
      message: phrase('第 {{line}} 行“{{heading}}”替换后超过 {{most}} 个字', {
        line: tooLong.line,
        heading: String(heading),
        most: longestCell,
      }),
    })
  }
  const replaced = (row: Staged) => {
    const value = whole ? replace : said(row).replaceAll(find, () => replace)
    return rewritten(row, at, value.trim() === '' ? null : value)
  }
  for (let from = 0; from < found.length; from += 1000)
    await rewrite({ app, actor }, batch, found.slice(from, from + 1000).map(replaced))
  return { count: found.length, import: await viewOf(app.db, batch) }
}

/** Known before anything is written: a cell that grows may take room, and one that shrinks may stay as long as it is. */
const lengthAfter = (text: string, find: string, replace: string) =>
  replace.length > find.length
    ? text.length + (text.split(find).length - 1) * (replace.length - find.length)
    : 0

/** The row with another cell; what the sheet said of the old one is said of the new one no more. */
function rewritten(row: Staged, at: number, value: Staged['cells'][number]): Staged {
  const cells = [...row.cells]
  while (cells.length < at) cells.push(null)
  cells[at] = value === '' ? null : value
  const { days = [], merged = {}, ...marks } = row.marks
  const { [at]: _, ...others } = merged
  return { ...row, cells, marks: { ...marks, days: days.filter((column) => column !== at), merged: others } }
}

type Caller = Pick<PersonalCall, 'app' | 'actor'>

async function editable({ app, actor }: Caller, id: string): Promise<Batch> {
  const batch = await ownBatch(app.db, actor, id)
  if (batch.state === 'staged') return batch
  return refuse({ type: 'conflict', message: '该导入的状态已变化，请刷新后重试' })
}

const rewrite = ({ app, actor }: Caller, batch: Batch, changed: readonly Staged[]) =>
  app.db.transaction().execute(async (db) => {
    await table(importBatch, db, batch.tenantId).lock({ id: batch.id })
    await checkAgain({ db, app: { ...app, db }, actor }, batch, changed)
  })
