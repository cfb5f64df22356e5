import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Field } from '#domain/kernel/field.ts'
import { type Refusal, refuse } from '#domain/kernel/refusal.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { lockRows } from '#server/engine/batch/lock-rows.ts'
import { releaseFiles } from '#server/engine/files/hold.ts'
import { recordChange, recordChanges } from '#server/engine/history/record.ts'
import { askReview, parted } from '#server/engine/reviews/ask.ts'
import { auditWrite } from './audit-write.ts'
import { written } from './columns.ts'
import { followCopies } from './copies.ts'
import { removeFault, writeFault } from './database-fault.ts'
import { checkWhole, checkWritable, fieldAccess } from './field-visibility.ts'
import { inTransaction } from './in-transaction.ts'
import { type GivenLines, keepLines, removeLines } from './lines.ts'
import type { Reader, Row, Values } from './reading.ts'
import { scopeFilter } from './scope.ts'
import { validateWrite } from './validate-write.ts'

/** What is to be kept of a row, and of the lines that are filled with it. */
type Input = Values & { readonly lines?: GivenLines }
type Change = Input & { readonly id: string; readonly revision: number }

/** Writes the rows of one resource, each call in one transaction: all of it, or nothing. */
export function writerOf(served: Served, reader: Reader) {
  const { resource } = served
  const table = sql.raw(quoted(resource.name))
  const may = (verb: string) => `${resource.name}:${verb}`
  const column = (name: string) => sql.raw(quoted(name))
  const value = (name: string, given: unknown) => written((resource.fields[name] as Field).kind, given)
  const within = <Answer>(app: AppContext, actor: Actor, work: (unit: Unit) => Promise<Answer>) =>
    inTransaction(app, actor, work)

  async function insert({ db, app, actor }: Unit, id: string, values: Values) {
    const { tenantId } = actor
    const stamps = [tenantId, id, actor.id, actor.id, app.now(), app.now()]
    const names = Object.keys(values)
    const columns = names.map((name) => sql`, ${column(name)}`)
    const row = [...stamps, ...names.map((name) => value(name, values[name]))]
    await sql`insert into ${table}
      (tenant_id, id, created_by, updated_by, created_at, updated_at${sql.join(columns, sql``)})
      values (${sql.join(row)})`.execute(db)
  }

  /** False when the row has moved on since this revision, or lies out of reach. */
  async function update(
    { db, app, actor }: Unit,
    { id, revision }: Change,
    values: Values,
    permission = may('update'),
  ) {
    const set = Object.entries(values).map(([name, given]) => sql`, ${column(name)} = ${value(name, given)}`)
    const { rows } = await sql`update ${table} r
      set revision = revision + 1, updated_by = ${actor.id}, updated_at = ${app.now()}${sql.join(set, sql``)}
      where r.tenant_id = ${actor.tenantId} and r.id = ${id} and r.revision = ${revision}
        and ${scopeFilter(resource, actor, permission)()} returning r.id`.execute(db)
    return rows.length === 1
  }

  /** The row as it is kept now, if it is still within the writer's own reach: nobody writes a row out of it. */
  async function finished(unit: Unit, id: string, current: Row | undefined, changed: readonly string[]) {
    const row = (await reader.one(unit, id, may(current ? 'update' : 'add'))) ?? refuse({ type: 'forbidden' })
    await followCopies(unit, resource, [[current ?? null, row.whole]])
    await served.afterWrite?.(row.whole, { ...unit, current })
    const secrets = changed.filter((name) => (resource.fields[name] as Field)?.secret)
    await recordChange(unit, resource, current ?? null, row.whole, { secrets })
    await auditWrite(resource, unit, current ? '修改' : '新增', row.whole, current && changed)
    return row.shown
  }

  /** What hooks and rules make of the change; false when the row has moved on meanwhile. */
  async function replaced(unit: Unit, current: Row, input: Values, permission?: string) {
    const { id, revision } = current
    const values = await validateWrite(served, id, input, { ...unit, current })
    return update(unit, { id, revision }, values, permission).catch((error) =>
      Promise.reject(writeFault(resource, { ...current, ...values }, error)),
    )
  }

  const stale = (current: object): Refusal => ({
    type: 'stale',
    message: `${resource.label}已被他人修改，请核对后重试`,
    current,
  })

  return {
    add: (app: AppContext, actor: Actor, { lines, ...input }: Input) =>
      within(app, actor, async (unit) => {
        const id = v7()
        await checkWritable(unit.db, actor, resource, input, 'add')
        const values = await validateWrite(served, id, input, { ...unit, current: undefined })
        await insert(unit, id, values).catch((error) => Promise.reject(writeFault(resource, values, error)))
        await keepLines(unit, resource, id, lines)
        return finished(unit, id, undefined, Object.keys(input))
      }),

    /** `access` stands in for what the person's roles say of the fields, as with a row of one's own. */
    change: (
      app: AppContext,
      actor: Actor,
      { id, revision, lines, ...input }: Change,
      access?: Readonly<Record<string, FieldAccess>>,
    ) =>
      within(app, actor, async (unit) => {
        const { whole, shown } = (await reader.one(unit, id)) ?? refuse({ type: 'not-found' })
        if (whole.revision !== revision) refuse(stale(shown))
        const { atOnce, later } = parted(access ?? (await fieldAccess(unit.db, actor, resource)), input)
        if (Object.keys(later).length > 0) {
          await checkWhole(unit.db, actor, resource, later)
          // Asked now as it will be asked when it is decided, so that nobody waits for what cannot be.
          await validateWrite(served, id, input, { ...unit, current: whole })
          await askReview(unit, resource, whole, later)
          if (Object.keys(atOnce).length === 0 && !lines) return shown
        }
        await checkWritable(unit.db, actor, resource, atOnce, 'update')
        if (await replaced(unit, whole, atOnce)) {
          await keepLines(unit, resource, id, lines)
          return finished(unit, id, whole, Object.keys(atOnce))
        }
        const now = (await reader.one(unit, id)) ?? refuse({ type: 'not-found' })
        return refuse(now.whole.revision === revision ? { type: 'forbidden' } : stale(now.shown))
      }),

    /** Sets these values on a row that is locked already, under the permission that led to it. */
    put: async (unit: Unit, current: Row, input: Values, permission: string) => {
      if (!(await replaced(unit, current, input, permission))) refuse({ type: 'forbidden' })
      const now = (await reader.one(unit, current.id, permission)) ?? refuse({ type: 'forbidden' })
      await followCopies(unit, resource, [[current, now.whole]])
      await served.afterWrite?.(now.whole, { ...unit, current })
    },

    remove: (app: AppContext, actor: Actor, ids: readonly string[]) =>
      within(app, actor, async (unit) => {
        const { db } = unit
        await lockRows(unit, resource, ids)
        const gone = await reader.whole(unit, ids, may('remove'))
        await served.beforeRemove?.(ids, unit)
        await served.cascadeRemove?.(ids, unit)
        await releaseFiles(resource, ids, unit)
        await removeLines(
          unit,
          resource,
          gone.map((row) => String(row.id)),
        )
        const { rows } = await sql`delete from ${table} r where r.tenant_id = ${actor.tenantId}
          and r.id = any(${ids}::uuid[]) and ${scopeFilter(resource, actor, may('remove'))()} returning r.id`
          .execute(db)
          .catch((error) => Promise.reject(removeFault(resource, error)))
        if (rows.length !== ids.length) refuse({ type: 'not-found' })
        await recordChanges(
          unit,
          resource,
          gone.map((row) => [row, null]),
        )
        for (const row of gone) await auditWrite(resource, unit, '删除', row)
      }),
  }
}

export type Writer = ReturnType<typeof writerOf>
