import { sql } from 'kysely'
import { type CommandState, doorCommand, mayBecome } from '#domain/system/door-command.ts'
import { silentSeconds } from '#domain/system/door-gateway.ts'
import { doorNonce } from '#domain/system/door-key.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { below, table } from '#server/core/database/table.ts'

/** So long a device is waited for beyond the term of its order, in seconds. */
const grace = 5
/** A word is kept for twice as long as its time would be believed, in minutes. */
const nonceMinutes = 15

/** What of the orders of a college has run out of time: nobody fetched it, or nobody said what came of it. */
export async function settleOverdue(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
): Promise<number> {
  const at = now().toISOString()
  const late = new Date(now().getTime() - grace * 1000).toISOString()
  return db.transaction().execute(async (tx) => {
    const rows = await table(doorCommand, tx, tenantId).update(
      [
        sql`((state = 'pending' and expires_at <= ${at}::timestamptz) or (state = 'sent' and expires_at <= ${late}::timestamptz))`,
      ],
      {
        state: sql`case state when 'pending' then 'expired' else 'unconfirmed' end`,
        settledAt: at,
        detail: sql`case state when 'pending' then '有效期内没有送达设备' else '设备没有回报结果，请到现场查看' end`,
      },
      ['id'],
    )
    await tellRegister(
      tx,
      tenantId,
      rows.map(({ id }) => id),
    )
    return rows.length
  })
}

/** What is known of an order from now on; false when it cannot become that. The caller has locked it. */
export async function settle(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
  command: { readonly id: string; readonly state: CommandState },
  state: CommandState,
  detail: string | null,
): Promise<boolean> {
  if (!mayBecome(command.state, state)) return false
  await table(doorCommand, db, tenantId).update(
    { id: command.id },
    { state, detail, settledAt: now(), leaseUntil: null },
  )
  await tellRegister(db, tenantId, [command.id])
  return true
}

/** The entry of the register that an order was given for says what came of it. */
const tellRegister = (db: Database, tenantId: string, ids: readonly string[]) =>
  sql`update dormitory_unlock u set open_state = c.state, opened_by = c.asked_by,
      opened_at = case c.state when 'confirmed' then c.settled_at end
    from system_door_command c where c.tenant_id = ${tenantId} and c.id = any(${ids}::uuid[])
      and u.tenant_id = c.tenant_id and u.command_id = c.id`.execute(db)

/** What goes by the clock: who has fallen silent, what has run out of time, which words may be forgotten. */
export async function tendDoors(app: AppContext, tenantId: string): Promise<object> {
  const { db, now } = app
  const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000).toISOString()
  const silent = ['system_door_gateway', 'system_door_device'] as const
  for (const table of silent)
    await sql`update ${sql.table(table)} set state = 'offline'
      where tenant_id = ${tenantId} and state = 'online'
        and last_seen_at < ${ago(silentSeconds)}::timestamptz`.execute(db)
  await table(doorNonce, db, tenantId).remove({ usedAt: below(sql`${ago(nonceMinutes * 60)}::timestamptz`) })
  return { settled: await settleOverdue(app, tenantId) }
}
