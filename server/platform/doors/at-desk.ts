import { sql } from 'kysely'
import type { z } from 'zod'
import { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { type CommandState, doorCommand, isSettled } from '#domain/system/door-command.ts'
import { toldAtDesk } from '#domain/system/doors/asked.ts'
import { doorCalls } from '#domain/system/doors/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
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

async function state({ id }: z.output<typeof oneId>, { app, actor, tenantId }: PersonalCall) {
  const before = await mine(app.db, actor, id)
  if (isSettled(before.state)) return { state: before.state, detail: before.detail }
  await settleOverdue(app, tenantId)
  const { state, detail } = await mine(app.db, actor, id)
  return { state, detail }
}

const start = async ({ id }: z.output<typeof oneId>, { app, actor, tenantId }: PersonalCall) => {
  await app.db.transaction().execute(async (db) => {
    const command = await mine(db, actor, id, true)
    const now = app.now()
    if (command.gatewayId) refuse({ type: 'conflict', message: '此门由网关控制，不能在本机开门' })
    if (command.state !== 'pending') refuse({ type: 'conflict', message: '此开门指令已使用过' })
    if (new Date(command.expiresAt) <= now)
      refuse({ type: 'conflict', message: '开门指令已过期，请重新开门' })
    await table(doorCommand, db, tenantId).update({ id }, { state: 'sent', sentAt: now })
  })
}

const outcome = async (
  { id, state, detail }: z.output<typeof toldAtDesk>,
  { app, actor, tenantId }: PersonalCall,
) => {
  return app.db.transaction().execute(async (db) => {
    const command = await mine(db, actor, id, true)
    if (command.gatewayId || command.state === 'pending')
      refuse({ type: 'conflict', message: '此开门指令不在本机执行' })
    await settle({ db, now: app.now }, tenantId, command, state, detail ?? null)
  })
}

export const deskCommandRoutes: readonly Route[] = [
  answerCall(doorCalls.progress, oneId, state),
  answerCall(doorCalls.start, oneId.strict(), start),
  answerCall(doorCalls.outcome, toldAtDesk, outcome),
]
