import { sql } from 'kysely'
import type { Flow } from '#domain/kernel/flow.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { lockRows } from '#server/engine/batch/lock-rows.ts'
import { type Changes, recordChange } from '#server/engine/history/record.ts'
import { auditRow } from '#server/engine/rows/audit-write.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import type { Reader, Values } from '#server/engine/rows/reading.ts'
import type { Writer } from '#server/engine/rows/writing.ts'

interface Last {
  readonly verb: string
  readonly changes: string
  readonly by: string
  readonly batch: string | null
  /** Seconds since it was done. */
  readonly age: number
}

const lastOf = async ({ db, app, actor }: Unit, resource: string, id: string) => {
  const { rows } = await sql<Last>`select verb, changes, created_by as by, batch,
      extract(epoch from ${app.now().toISOString()}::timestamptz - changed_at)::float8 as age
    from security_change_record where tenant_id = ${actor.tenantId} and resource = ${resource}
      and row_id = ${id} order by serial desc limit 1`.execute(db)
  return rows[0]
}

/**
 * Takes one's own last act back within the minutes that the flow allows, where nothing has happened to the row since:
 * the row stands as before the act; `batch` says with which act on many rows it has to have been done. Later, or after
 * somebody else, it is refused and says why.
 */
export function takerBackOf({ resource }: Served, flow: Flow, reader: Reader, writer: Writer) {
  const acts = flow.actions

  return (app: AppContext, actor: Actor, id: string, batch?: string) =>
    inTransaction(app, actor, async (unit) => {
      await lockRows(unit, resource, [id])
      const last = await lastOf(unit, resource.name, id)
      const act = last?.verb ?? ''
      const minutes = flow.undo[act]
      const { whole } =
        (await reader.one(unit, id, `${resource.name}:${act}`)) ?? refuse({ type: 'not-found' })
      if (!last || !minutes || last.by !== actor.id)
        return refuse({ type: 'conflict', message: '只能撤回本人最近一次办理' })
      if (batch && last.batch !== batch) refuse({ type: 'conflict', message: '此后又被修改过' })
      if (last.age > minutes * 60)
        refuse({ type: 'conflict', message: phrase('办理已超过 {{minutes}} 分钟，不能撤回', { minutes }) })
      const before = Object.entries(JSON.parse(last.changes) as Changes).map(([name, [from]]) => [name, from])
      const permission = `${resource.name}:${act}`
      const shown = await writer.put(unit, whole, Object.fromEntries(before) as Values, permission)
      const now = (await reader.kept(unit, id)) ?? null
      await recordChange(unit, resource, whole, now, { verb: 'takeBack', reason: `撤回${acts[act]?.label}` })
      await auditRow(resource, unit, '撤回', whole)
      return { row: shown }
    })
}
