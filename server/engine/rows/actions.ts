import { sql } from 'kysely'
import type { Action } from '#domain/kernel/action.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import type { ActionResult, Served, Unit } from '#server/core/serve.ts'
import { recordChange } from '#server/engine/history/record.ts'
import { auditWrite } from './audit-write.ts'
import { inTransaction } from './in-transaction.ts'
import type { Reader } from './reading.ts'
import type { Writer } from './writing.ts'

/** Does an action of a resource with one row, which stays locked until it is done. */
export function actionsOf(served: Served, reader: Reader, writer: Writer) {
  const { resource } = served
  const table = sql.raw(quoted(resource.name))

  async function effect(
    name: string,
    action: Action,
    row: Row,
    unit: Unit,
  ): Promise<ActionResult | undefined> {
    if (action.set) await writer.put(unit, row, action.set, `${resource.name}:${name}`)
    return (await served.actions?.[name]?.(row, unit)) ?? undefined
  }

  return (app: AppContext, actor: Actor, name: string, id: string) =>
    inTransaction(app, actor, async (unit) => {
      const { db } = unit
      const action = resource.actions?.[name] as Action
      await sql`select from ${table} where tenant_id = ${actor.tenantId} and id = ${id} for update`.execute(
        db,
      )
      const permission = `${resource.name}:${name}`
      const { whole } = (await reader.one(unit, id, permission)) ?? refuse({ type: 'not-found' })
      if (action.when && !action.when(whole))
        refuse({ type: 'conflict', message: `${resource.label}的当前状态不能执行此操作` })
      const told = await effect(name, action, whole, unit)
      const now = (await reader.kept(unit, id)) ?? null
      await recordChange(unit, resource, whole, now, { verb: name })
      await auditWrite(resource, unit, action.label, whole)
      const after = await reader.one(unit, id)
      return { row: after?.shown ?? null, ...told }
    })
}

type Row = Parameters<Writer['put']>[1]
