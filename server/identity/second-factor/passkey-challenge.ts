import { sql } from 'kysely'
import { passkeyChallenge } from '#domain/system/passkey-challenge.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { hashOf } from '#server/identity/session/tokens.ts'

export type ChallengePurpose = 'register' | 'sign-in' | 'second-factor'

interface Question {
  readonly tenantId: string
  readonly purpose: ChallengePurpose
  readonly userId?: string
  readonly address: string
}

const seconds = 300
/** From one address within the life of a question. */
const perAddress = 60

/** Remembers, by its hash, a question that was put. */
export async function keepChallenge(app: AppContext, challenge: string, query: Question): Promise<void> {
  const { tenantId, purpose, userId, address } = query
  const at = app.now()
  await limitAddress(app, { tenantId, what: 'passkey', address }, { times: perAddress, seconds })
  await sql`delete from system_passkey_challenge where tenant_id = ${tenantId} and id in (
    select id from system_passkey_challenge
    where tenant_id = ${tenantId} and until <= ${at.toISOString()}::timestamptz
    for update skip locked)`.execute(app.db)
  await table(passkeyChallenge, app.db, tenantId).insert({
    challengeHash: await hashOf(challenge),
    purpose,
    userId: userId ?? null,
    until: new Date(at.getTime() + seconds * 1000),
  })
}

/** Uses a question up; says whether it was put, for this purpose and to this person, and is still open. */
export async function takeChallenge(
  db: Database,
  { now }: AppContext,
  { tenantId, purpose, userId }: Omit<Question, 'address'>,
  challenge: string,
): Promise<boolean> {
  const { rows } = await sql<{ good: boolean }>`delete from system_passkey_challenge
    where tenant_id = ${tenantId} and challenge_hash = ${await hashOf(challenge)}
    returning purpose = ${purpose} and user_id is not distinct from ${userId ?? null}::uuid
      and until > ${now().toISOString()}::timestamptz as good`.execute(db)
  return rows[0]?.good === true
}
