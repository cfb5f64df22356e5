import type { Fields } from '#domain/kernel/field.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { emptyOf } from '#domain/kernel/schema.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { type About, recordChanges } from '#server/engine/history/record.ts'
import { auditRow, auditRows } from './audit-write.ts'
import { bisectRefused } from './bisect-refused.ts'
import type { Change, Outcome, Ready } from './change.ts'
import { followCopies } from './copies.ts'
import { writeFault } from './database-fault.ts'
import { keepLines } from './keep-lines.ts'
import { numberNew } from './numbers.ts'
import { remembering } from './once.ts'
import { type Put, putRows } from './put-rows.ts'
import type { Row } from './reading.ts'
import { validateChanges } from './validate-many.ts'

export interface Writing extends Put {
  /** What history keeps beside the rows; null where the caller keeps it, and the audit, itself. */
  readonly about?: About | null
  /** The caller has a right of its own to the fields, whatever the roles say of them. */
  readonly anyField?: boolean
}

/**
 * The one way in which rows are written, new ones and changed ones, inside a transaction of the caller: rights to the
 * fields, rules, references, codes, files, the hook; then the rows, their reach, their lines; then what follows from
 * them, their history and the audit. A row that is refused keeps no other from it, but where it is `alone`: then it throws.
 */
export const writeRows = (
  served: Served,
  unit: Unit,
  changes: readonly Change[],
  writing: Writing,
): Promise<readonly Outcome[]> =>
  remembering(unit.db, async () => {
    const { resource } = served
    const checked = await validateChanges(served, unit, changes, writing)
    const valid = await numberNew(resource, unit, checked)
    const ready = valid.filter((each): each is Ready => !(each instanceof Refused))
    const { rows, refused } = await put(resource, unit, ready, writing)
    const kept = ready.flatMap((each) => {
      const row = rows.get(each.id)
      return row ? [{ ...each, row }] : []
    })
    for (const { lines, filled, current, row } of kept)
      await keepLines(unit, resource, { before: current, row, filled }, lines, writeRows)
    const pairs = kept.map(({ current, row }) => [current ?? null, row] as const)
    await followCopies(unit, resource, pairs)
    for (const { row, current } of served.afterWrite ? kept : [])
      await served.afterWrite?.(row, { ...unit, current, permission: writing.permission })
    if (writing.about !== null) await record(resource, unit, kept, writing)
    return valid.map((each, at) => {
      const why = each instanceof Refused ? each : refused.get(each)
      return why ? { refused: why } : { row: rows.get((changes[at] as Change).id) as Row }
    })
  })

async function put(resource: AnyResource, unit: Unit, ready: readonly Ready[], writing: Writing) {
  const rows = new Map<string, Row>()
  const work = async (some: readonly Ready[]) => {
    const titles = await putRows(resource, unit, some, writing)
    for (const each of some) rows.set(each.id, rowOf(resource, each, titles))
  }
  const fault = ({ current, next }: Ready, error: unknown) =>
    writeFault(resource, { ...current, ...next }, error)
  if (!writing.alone) return { rows, refused: await bisectRefused(unit.db, ready, work, fault) }
  await work(ready).catch((error) => Promise.reject(ready[0] ? fault(ready[0], error) : error))
  return { rows, refused: new Map<Ready, Refused>() }
}

/** The row as the database keeps it now, without asking for it again. */
function rowOf(
  resource: AnyResource,
  { id, current, next }: Ready,
  titles: ReadonlyMap<string, string>,
): Row {
  const title = titles.get(id)
  return {
    ...emptyOf(resource),
    ...current,
    ...next,
    ...(title !== undefined && { labels: Object.assign({}, current?.labels, { [resource.title]: title }) }),
    id,
    revision: (current?.revision ?? 0) + 1,
  } as unknown as Row
}

type Kept = Ready & { readonly row: Row }

async function record(resource: AnyResource, unit: Unit, kept: readonly Kept[], { about, alone }: Writing) {
  const secrets = secretsIn(resource.fields, kept)
  const pairs = kept.map(({ current, row }) => [current ?? null, row] as const)
  await recordChanges(unit, resource, pairs, { ...about, secrets })
  for (const [done, some] of Map.groupBy(kept, ({ current }) => (current ? '修改' : '新增')))
    if (!alone) await auditRows(resource, unit, done, some.length)
    else
      for (const { row, current, input } of some)
        await auditRow(resource, unit, done, row, current ? Object.keys(input) : [])
}

/** Secret fields that these changes set: no row shows that they did. */
const secretsIn = (fields: Fields, kept: readonly Kept[]) =>
  Object.keys(fields).filter((name) => fields[name]?.secret && kept.some(({ input }) => name in input))
