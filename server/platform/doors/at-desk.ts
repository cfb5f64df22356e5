import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { type CommandState, isSettled } from '#domain/system/door-command.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { checked } from '#server/core/checked.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { idOf } from '#server/engine/rows/ids.ts'
import { settle, settleOverdue } from './settle.ts'

interface Mine {
  readonly id: string
  readonly state: CommandState
  readonly detail: string | null
  readonly gatewayId: string | null
  readonly expiresAt: Date | string
}

/** Of orders only anyone who gave them hears and tells more. */
async function mine(db: Database, { tenantId, id: by }: Actor, id: string, lock = false): Promise<Mine> {
  const { rows } =
    await sql<Mine>`select id, state, detail, gateway_id as "gatewayId", expires_at as "expiresAt"
    from system_door_command where tenant_id = ${tenantId} and id = ${id} and asked_by_id = ${by}
    ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0] ?? refuse({ type: 'not-found' })
}

/** GET system/doorCommand/state: how far an order is; the person who waits asks again and again. */
async function state({ c, app, actor, tenantId }: PersonalCall) {
  const id = idOf(c.req.query('id'))
  const before = await mine(app.db, actor, id)
  if (isSettled(before.state)) return { state: before.state, detail: before.detail }
  await settleOverdue(app, tenantId)
  const { state, detail } = await mine(app.db, actor, id)
  return { state, detail }
}

const one = z.strictObject({ id: z.uuid() })

/** POST system/doorCommand/start: this page is about to carry it out, with the relay beside it; once, and in time. */
const start = async ({ c, app, actor, tenantId }: PersonalCall) => {
  const { id } = checked(one, {}, await jsonOf(c))
  await app.db.transaction().execute(async (db) => {
    const command = await mine(db, actor, id, true)
    const now = app.now()
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
const outcome = async ({ c, app, actor, tenantId }: PersonalCall) => {
  const { id, state, detail } = checked(told, {}, await jsonOf(c))
  return app.db.transaction().execute(async (db) => {
    const command = await mine(db, actor, id, true)
    if (command.gatewayId || command.state === 'pending')
      refuse({ type: 'conflict', message: '此开门指令不在本机执行' })
    await settle({ db, now: app.now }, tenantId, command, state, detail ?? null)
  })
}

export const deskCommandRoutes: readonly Route[] = [
  { method: 'GET', path: 'system/doorCommand/state', access: 'signed-in', passive: true, answer: state },
  { method: 'POST', path: 'system/doorCommand/start', access: 'signed-in', answer: start },
  { method: 'POST', path: 'system/doorCommand/outcome', access: 'signed-in', answer: outcome },
]
