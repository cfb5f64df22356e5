import { sql } from 'kysely'
import type { Refusal, Undone } from '#domain/kernel/batch.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { Lines } from '#domain/kernel/form.ts'
import { phrase, spokenOf } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { holdAgain } from '#server/engine/files/hold.ts'
import { refusedGifts } from '#server/engine/giving/row-gifts.ts'
import { type Changes, recordChanges } from '#server/engine/history/record.ts'
import { auditRows } from '#server/engine/rows/audit-write.ts'
import { bisectRefused } from '#server/engine/rows/bisect-refused.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { writeFault } from '#server/engine/rows/database-fault.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { linesOf } from '#server/engine/rows/lines.ts'
import { asColumns } from '#server/engine/rows/put-rows.ts'
import type { Reader, Values } from '#server/engine/rows/reading.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'
import { noteTakenBack } from './keep-task.ts'
import { told, wordsOf } from './result.ts'

interface Removed {
  readonly id: string
  readonly title: string
  readonly values: Values
}

/**
 * Whether removed rows come back whole. History keeps no secrets, sealed ones neither: a data source or a text carrier
 * without its password would stand there and fail. Nor does it know what was taken along: the menus of a role, the
 * keys of a gateway. A single row is never many.
 */
export const isRestorable = ({ resource, cascadeRemove }: Served) => {
  const { singleton, writes = ['add', 'remove'], fields } = resource
  const both = writes.includes('add') && writes.includes('remove')
  return both && !singleton && !cascadeRemove && !Object.values(fields as Fields).some(({ secret }) => secret)
}

/** Brings back the rows that a batch of one's own has removed, under their ids, with their lines and files. */
export function restorerOf(served: Served, reader: Reader) {
  const { resource, afterWrite } = served
  const may = `${resource.name}:add`

  /** In one statement, so that rows that stand under each other come together. */
  async function insert(unit: Unit, some: readonly Removed[], lines: Lined) {
    const ids = some.map(({ id }) => id)
    const gifts = some.map(({ id, values }) => ({ id, before: undefined, after: values }))
    for (const why of (await refusedGifts(resource, unit, may, gifts)).values()) throw why
    await put(unit, resource, some)
    await holdAgain(
      resource,
      some.map(({ id, values }) => ({ ...values, id })),
      unit,
    )
    for (const [{ resource: of, by }, all] of lines) {
      const own = all.filter(({ values }) => ids.includes(String(values[by])))
      await put(unit, of, own).catch((error) => Promise.reject(writeFault(of, own[0]?.values ?? {}, error)))
    }
    const reached = await reader.whole(unit, ids, may)
    if (reached.length !== ids.length)
      refuse({ type: 'forbidden', message: phrase('{{label}}不在您的管理范围内', { label: resource.label }) })
  }

  async function finish(unit: Unit, done: readonly Removed[]) {
    const about = { batch: newId(), reason: '撤销批量删除' }
    const rows = await reader.whole(
      unit,
      done.map(({ id }) => id),
      may,
    )
    for (const row of rows) {
      await afterWrite?.(row, { ...unit, current: undefined, permission: may })
      const { lines = {} } = await linesOf(unit, resource, row.id, true)
      for (const [name, some] of Object.entries(lines)) {
        const of = resource.lines?.[name]?.resource as AnyResource
        await recordChanges(
          unit,
          of,
          some.map((line) => [null, line]),
          about,
        )
      }
    }
    await recordChanges(
      unit,
      resource,
      rows.map((row) => [null, row]),
      about,
    )
    await auditRows(resource, unit, '恢复', rows.length)
  }

  return (app: AppContext, actor: Actor, batch: string): Promise<Undone> =>
    inTransaction(app, actor, async (unit) => {
      // Asked for twice at once, the second finds them back.
      await sql`select pg_advisory_xact_lock(hashtext(${`restore ${actor.tenantId} ${batch}`}))`.execute(
        unit.db,
      )
      const { removed, moved } = await removedIn(unit, resource, batch)
      if (removed.length + moved.length === 0) refuse({ type: 'not-found' })
      const shown = await titlesFor(unit, resource)
      const refusal = ({ id, title }: Removed, message: string): Refusal => ({
        id,
        name: shown(title),
        ...spokenOf(message),
      })
      const lines = await linesIn(unit, resource, batch)
      const refused = await bisectRefused(
        unit.db,
        removed,
        (some) => insert(unit, some, lines),
        ({ values }, error) => writeFault(resource, values, error),
      )
      await finish(
        unit,
        removed.filter((row) => !refused.has(row)),
      )
      const refusals = [
        ...moved.map((row) => refusal(row, '已经恢复过')),
        ...[...refused].map(([row, why]) => refusal(row, wordsOf(why))),
      ]
      if (refused.size < removed.length) await noteTakenBack(unit, batch)
      return {
        undone: removed.length - refused.size,
        refused: refusals.length,
        refusals: refusals.slice(0, told),
      }
    })
}

/** The lines of all rows of a batch, by what declares them. */
type Lined = readonly (readonly [Lines, readonly Removed[]])[]

const linesIn = (unit: Unit, resource: AnyResource, batch: string): Promise<Lined> =>
  Promise.all(
    Object.values<Lines>(resource.lines ?? {}).map(
      async (declared) => [declared, (await removedIn(unit, declared.resource, batch)).removed] as const,
    ),
  )

/** What a batch of this person has removed of one table: rows that are gone since, and those that came back. */
async function removedIn({ db, actor }: Unit, { name }: AnyResource, batch: string) {
  const { rows } = await sql<{ id: string; title: string; changes: string; last: boolean }>`
    select c.row_id as id, c.row_title as title, c.changes, not exists (
      select from security_change_record l where l.tenant_id = c.tenant_id and l.resource = c.resource
        and l.row_id = c.row_id and l.serial > c.serial) as last
    from security_change_record c where c.tenant_id = ${actor.tenantId} and c.resource = ${name}
      and c.batch = ${batch} and c.verb = 'remove' and c.created_by = ${actor.id}
    order by c.row_id`.execute(db)
  const all = rows.map(({ changes, last, ...row }) => ({
    ...row,
    last,
    values: valuesIn(JSON.parse(changes)),
  }))
  return { removed: all.filter(({ last }) => last), moved: all.filter(({ last }) => !last) }
}

const valuesIn = (changes: Changes): Values =>
  Object.fromEntries(Object.entries(changes).map(([name, [from]]) => [name, from]))

/** Fields that the declaration has no more are left out; `revision` is one that nobody can have read of the row. */
async function put({ db, app, actor }: Unit, of: AnyResource, some: readonly Removed[]) {
  const fields = of.fields as Readonly<Record<string, Field | undefined>>
  const rows = some.map(({ id, values }) => {
    const known = Object.entries(values).filter(([name]) => fields[name])
    return { ...asColumns(of.fields, Object.fromEntries(known)), id }
  })
  const revision = Math.floor(app.now().getTime() / 1000) - newEra
  await insertRows(db, of, actor.tenantId, rows, { by: actor.id, at: app.now(), revision })
  const ids = rows.map(({ id }) => id)
  await deriveCopies({ db, tenantId: actor.tenantId }, of, ids)
}

/** 2020-01-01 in seconds: counted from here, seconds are a revision beyond all counted ones, and an integer until 2088. */
const newEra = 1_577_836_800
