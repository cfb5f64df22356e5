import { sql } from 'kysely'
import { signInTicket } from '#domain/system/sign-in-ticket.ts'
import type { SignInWay } from '#domain/system/sign-in-way.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import type { Entrance } from './enter.ts'
import { hashOf, newToken, tenantOf } from './tokens.ts'

/** Life in seconds between the first proof and the second. */
const seconds = 300

/** Anyone who holds it has given a first proof, and may give the second. It is no token: no call knows it. */
export async function newTicket(
  app: AppContext,
  entrance: Entrance,
  passwordVersion: number,
): Promise<string> {
  const { tenantId, userId, how } = entrance
  const ticket = newToken(tenantId)
  const at = app.now()
  await sql`delete from system_sign_in_ticket where tenant_id = ${tenantId} and id in (
    select id from system_sign_in_ticket
    where tenant_id = ${tenantId} and until <= ${at.toISOString()}::timestamptz
    for update skip locked)`.execute(app.db)
  await table(signInTicket, app.db, tenantId).insert(
    {
      ticketHash: await hashOf(ticket),
      userId,
      how,
      passwordVersion,
      until: new Date(at.getTime() + seconds * 1000),
    },
    { by: userId },
  )
  return ticket
}

export interface Ticket {
  readonly tenantId: string
  readonly userId: string
  readonly how: SignInWay
  readonly passwordVersion: number
}

/** Nothing when it is unknown, used or too old. */
export async function readTicket(db: Database, ticket: string, now: Date): Promise<Ticket | undefined> {
  const tenantId = tenantOf(ticket)
  if (!tenantId) return undefined
  const { rows } = await sql<Ticket>`
    select tenant_id as "tenantId", user_id as "userId", how, password_version as "passwordVersion"
    from system_sign_in_ticket where tenant_id = ${tenantId} and ticket_hash = ${await hashOf(ticket)}
    and until > ${now.toISOString()}::timestamptz`.execute(db)
  return rows[0]
}

/** It has done what it was for. */
export const dropTicket = async (db: Database, ticket: string) =>
  table(signInTicket, db, tenantOf(ticket) ?? '').remove({ ticketHash: await hashOf(ticket) })
