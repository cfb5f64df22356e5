import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { type CommandState, isSettled } from '#domain/system/door-command.ts'
import type { Database, Person } from '#server/house.ts'
import { jsonOf } from '#server/request-body.ts'
import { checked } from '#server/resource/checked.ts'
import { idOf } from '#server/resource/ids.ts'
import type { PersonalCall, Route } from '#server/route.ts'
import { settle, settleOverdue } from './settle.ts'

interface Mine {
  readonly id: string
  readonly state: CommandState
  readonly detail: string | null
  readonly gatewayId: string | null
  readonly expiresAt: Date | string
}

/** Of orders only whoever gave them hears and tells more. */
async function mine(db: Database, { tenantId, id: by }: Person, id: string, lock = false): Promise<Mine> {
  const { rows } =
    await sql<Mine>`select id, state, detail, gateway_id as "gatewayId", expires_at as "expiresAt"
    from system_door_command where tenant_id = ${tenantId} and id = ${id} and asked_by_id = ${by}
    ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0] ?? refuse({ type: 'not-found' })
}

/** GET system/doorCommand/state: how far an order is; whoever waits asks again and again. */
async function state({ c, house, person, tenantId }: PersonalCall) {
  const id = idOf(c.req.query('id'))
  const before = await mine(house.db, person, id)
  if (isSettled(before.state)) return { state: before.state, detail: before.detail }
  await settleOverdue(house, tenantId)
  const { state, detail } = await mine(house.db, person, id)
  return { state, detail }
}

const one = z.strictObject({ id: z.uuid() })

/** POST system/doorCommand/start: this page is about to carry it out, with the relay beside it; once, and in time. */
const start = async ({ c, house, person, tenantId }: PersonalCall) => {
  const { id } = checked(one, {}, await jsonOf(c))
  await house.db.transaction().execute(async (db) => {
    const command = await mine(db, person, id, true)
    const now = house.now()
    if (command.gatewayId) refuse({ type: 'conflict', message: '此门由网关控制，不能在本机开门' })
    if (command.state !== 'pending') refuse({ type: 'conflict', message: '此开门指令已使用过' })
    if (new Date(command.expiresAt) <= now)
      refuse({ type: 'conflict', message: '开门指令已过期，请重新开门' })
    await sql`update system_door_command set state = 'sent', sent_at = ${now.toISOString()}::timestamptz
      where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  })
}

const told = z.strictObject({
  id: z.uuid(),
  state: z.enum(['confirmed', 'unconfirmed', 'refused']),
  detail: z.string().max(100).optional(),
})

/** POST system/doorCommand/outcome: what the relay beside this page made of it. */
const outcome = async ({ c, house, person, tenantId }: PersonalCall) => {
  const { id, state, detail } = checked(told, {}, await jsonOf(c))
  return house.db.transaction().execute(async (db) => {
    const command = await mine(db, person, id, true)
    if (command.gatewayId || command.state === 'pending')
      refuse({ type: 'conflict', message: '此开门指令不在本机执行' })
    await settle({ db, now: house.now }, tenantId, command, state, detail ?? null)
  })
}

export const deskCommandRoutes: readonly Route[] = [
  { method: 'GET', path: 'system/doorCommand/state', access: 'signed-in', passive: true, answer: state },
  { method: 'POST', path: 'system/doorCommand/start', access: 'signed-in', answer: start },
  { method: 'POST', path: 'system/doorCommand/outcome', access: 'signed-in', answer: outcome },
]
