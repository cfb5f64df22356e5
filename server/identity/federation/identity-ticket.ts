import { sql } from 'kysely'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'
import { hashOf } from '#server/identity/session/tokens.ts'
import type { Identity } from './identity.ts'
import type { Provider } from './providers.ts'
import { randomText } from './random-text.ts'

const minutes = 10

/** Lets the browser that brought an unknown identity bind it, once, to anyone who then signs in there. */
export async function ticketFor(
  { db, now }: AppContext,
  { tenantId, id }: Provider,
  { subject, name }: Identity,
  browser: string,
): Promise<string> {
  const ticket = randomText()
  await sql`delete from system_identity_ticket where until <= ${now().toISOString()}::timestamptz`.execute(db)
  await db
    .insertInto('system_identity_ticket')
    .values({
      ...stamps(tenantId),
      login_type_id: id,
      ticket_hash: await hashOf(ticket),
      browser_hash: await hashOf(browser),
      subject: subject.slice(0, 200),
      shown_name: name?.slice(0, 100) ?? null,
      until: new Date(now().getTime() + minutes * 60_000).toISOString(),
    })
    .execute()
  return ticket
}

interface Waiting {
  readonly loginTypeId: string
  readonly subject: string
  readonly shownName: string | null
}

/** What a ticket stands for, which is then used up; nothing for another browser or after its ten minutes. */
export async function takeTicket(
  db: Database,
  { now }: Pick<AppContext, 'now'>,
  tenantId: string,
  ticket: string,
  browser: string,
): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    delete from system_identity_ticket
    where tenant_id = ${tenantId} and ticket_hash = ${await hashOf(ticket)}
      and browser_hash = ${await hashOf(browser)} and until > ${now().toISOString()}::timestamptz
    returning login_type_id as "loginTypeId", subject, shown_name as "shownName"`.execute(db)
  return rows[0]
}
