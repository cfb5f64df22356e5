import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { type CommandState, commandSeconds, doorCommand } from '#domain/system/door-command.ts'
import { silentSeconds } from '#domain/system/door-gateway.ts'
import type { Ordered } from '#domain/system/door-order.ts'
import { audit } from '#server/core/audit/audit.ts'
import { above, behind, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'

interface Door {
  readonly id: string
  readonly name: string
  readonly buildingId: string
  readonly enabled: boolean
  readonly relay: string
  readonly gatewayId: string | null
  readonly channel: number
  readonly pulseMs: number
  readonly lastSeenAt: Date | string | null
}

/**
 * Orders a door to be opened, once, within ten seconds; the order and its record stand together. While one is under
 * way for a door, another is the same one. Stands in the transaction of the caller, who has looked whether they may.
 */
export async function orderOpening(unit: Unit, deviceId: string, reason: string): Promise<Ordered> {
  const { db, app, actor } = unit
  const door = (await lockedDoor(unit, deviceId)) ?? refuse({ type: 'not-found' })
  const now = app.now()
  if (!door.enabled) refuse({ type: 'conflict', message: '此门禁设备已停用' })
  const isRemote = door.relay === 'gateway'
  const seen = door.lastSeenAt ? new Date(door.lastSeenAt).getTime() : 0
  if (isRemote && now.getTime() - seen > silentSeconds * 1000)
    refuse({ type: 'conflict', message: '门禁网关离线，指令无法送达，请到现场开门或联系管理员' })
  const { pulseMs, relay } = door
  const about = { relay, pulseMs, output: door.channel - 1 }
  const running = await underWay(unit, deviceId)
  if (running) return { ...about, ...running, leftMs: leftOf(running.expiresAt, now), repeated: true }
  const expires = new Date(now.getTime() + commandSeconds * 1000)
  const row = {
    ...stamps(actor.tenantId, actor.id),
    device_id: deviceId,
    building_id: door.buildingId,
    gateway_id: isRemote ? door.gatewayId : null,
    reason,
    asked_by_id: actor.id,
    asked_by: actor.name,
    asked_at: now.toISOString(),
    output: about.output,
    pulse_ms: pulseMs,
    state: 'pending',
    expires_at: expires.toISOString(),
  }
  await db.insertInto('system_door_command').values(row).execute()
  await audit(db, app, {
    tenantId: actor.tenantId,
    account: actor.account,
    action: '下达开门指令',
    target: door.name,
    detail: reason,
    ...(actor.address && { address: actor.address }),
  })
  return { ...about, id: row.id, state: 'pending', leftMs: leftOf(expires, now), repeated: false }
}

const leftOf = (until: Date | string, now: Date) => Math.max(0, new Date(until).getTime() - now.getTime())

async function lockedDoor({ db, actor }: Unit, id: string) {
  const { rows } = await sql<Door>`select d.id, d.name, d.building_id as "buildingId", d.enabled, d.relay,
      d.gateway_id as "gatewayId", d.channel, d.pulse_ms as "pulseMs", g.last_seen_at as "lastSeenAt"
    from system_door_device d
    left join ${behind('system_door_gateway g', 'd.gateway_id')} and g.enabled
    where d.tenant_id = ${actor.tenantId} and d.id = ${id} for update of d`.execute(db)
  return rows[0]
}

async function underWay({ db, app, actor }: Unit, deviceId: string) {
  return table(doorCommand, db, actor.tenantId).get(
    { deviceId, state: ['pending', 'sent'], expiresAt: above(app.now()) },
    { id: 'id', state: sql<CommandState>`state`, expiresAt: sql<Date | string>`expires_at` },
    { order: ['-askedAt'] },
  )
}
