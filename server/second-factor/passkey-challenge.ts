import { sql } from 'kysely'
import type { Database, House } from '#server/house.ts'
import { limitAddress } from '#server/limit.ts'
import { hashOf } from '#server/session/tokens.ts'
import { stamps } from '#server/stamps.ts'

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
export async function keepChallenge(house: House, challenge: string, question: Question): Promise<void> {
  const { tenantId, purpose, userId, address } = question
  const at = house.now()
  await limitAddress(house, { tenantId, what: 'passkey', address }, { times: perAddress, seconds })
  await sql`delete from system_passkey_challenge where tenant_id = ${tenantId} and id in (
    select id from system_passkey_challenge
    where tenant_id = ${tenantId} and until <= ${at.toISOString()}::timestamptz
    for update skip locked)`.execute(house.db)
  await house.db
    .insertInto('system_passkey_challenge')
    .values({
      ...stamps(tenantId),
      challenge_hash: await hashOf(challenge),
      purpose,
      user_id: userId ?? null,
      until: new Date(at.getTime() + seconds * 1000).toISOString(),
    })
    .execute()
}

/** Uses a question up; says whether it was put, for this purpose and to this person, and is still open. */
export async function takeChallenge(
  db: Database,
  { now }: House,
  { tenantId, purpose, userId }: Omit<Question, 'address'>,
  challenge: string,
): Promise<boolean> {
  const { rows } = await sql<{ good: boolean }>`delete from system_passkey_challenge
    where tenant_id = ${tenantId} and challenge_hash = ${await hashOf(challenge)}
    returning purpose = ${purpose} and user_id is not distinct from ${userId ?? null}::uuid
      and until > ${now().toISOString()}::timestamptz as good`.execute(db)
  return rows[0]?.good === true
}
