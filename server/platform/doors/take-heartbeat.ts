import { sql } from 'kysely'
import type { z } from 'zod'
import { doorGateway } from '#domain/system/door-gateway.ts'
import type { heartbeatTold } from '#domain/system/door-wire.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import type { Gateway } from './gateway-call.ts'

/** The gateway lives, and so do the doors it says so of. Answers with what it may have missed. */
export async function takeHeartbeat(
  app: AppContext,
  { tenantId, id }: Gateway,
  { program, doors }: z.infer<typeof heartbeatTold>,
  address: string,
) {
  const { db } = app
  const at = app.now().toISOString()
  await db.transaction().execute(async (tx) => {
    await table(doorGateway, tx, tenantId).update(
      { id },
      {
        state: 'online',
        lastSeenAt: at,
        program: program ?? null,
        address: address || null,
      },
    )
    const said = JSON.stringify(doors.toSorted((one, other) => (one.door < other.door ? -1 : 1)))
    await sql`update system_door_device d set state = case when s.online then 'online' else 'offline' end,
        last_seen_at = case when s.online then ${at}::timestamptz else d.last_seen_at end,
        battery = coalesce(s.battery, d.battery)
      from jsonb_to_recordset(${said}::jsonb) as s(door text, online boolean, battery integer)
      where d.tenant_id = ${tenantId} and d.gateway_id = ${id} and d.code = s.door`.execute(tx)
  })
  const { rows } = await sql<{ version: number }>`select coalesce(max(v.version), 0)::int as version
    from system_door_device d join (
      select tenant_id, device_id, version from system_door_person
      union all select tenant_id, device_id, version from system_door_removal
    ) v on v.tenant_id = d.tenant_id and v.device_id = d.id
    where d.tenant_id = ${tenantId} and d.gateway_id = ${id}`.execute(db)
  return { now: at, peopleVersion: rows[0]?.version ?? 0 }
}
