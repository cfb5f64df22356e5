import { sql } from 'kysely'
import { identityTicket } from '#domain/system/federation.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { above, table } from '#server/core/database/table.ts'
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
  await table(identityTicket, db, tenantId).insert({
    loginTypeId: id,
    ticketHash: await hashOf(ticket),
    browserHash: await hashOf(browser),
    subject: subject.slice(0, 200),
    shownName: name?.slice(0, 100) ?? null,
    until: new Date(now().getTime() + minutes * 60_000),
  })
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
  const [row] = await table(identityTicket, db, tenantId).remove(
    { ticketHash: await hashOf(ticket), browserHash: await hashOf(browser), until: above(now()) },
    ['loginTypeId', 'subject', 'shownName'],
  )
  return row
}
