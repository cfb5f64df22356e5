import { type Challenge, createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { AppContext } from '#server/core/app-context.ts'
import { between } from '#server/identity/session/chance.ts'
import { hashOf } from '#server/identity/session/tokens.ts'

/** What a proof is asked for: one made for one account, or for one college, does for no other. */
export interface Matter {
  readonly tenantId: string
  /** Such as `sign-in 2024001`. */
  readonly matter: string
}

/** Rounds of PBKDF2 in one guess: what making a challenge costs us, about a millisecond. */
const cost = 2000
/** Guesses at level 1, at most: half a second of a phone. Each level takes twice as many. */
const guesses = 200
/** Twenty seconds of a phone are as long as anybody is made to wait. */
export const hardest = 6

/** Seconds for which a challenge may be solved. */
export const life = 300

/** The keys that the library signs with, out of ours. */
export const keysOf = async ({ secrets }: Pick<AppContext, 'secrets'>) => ({
  hmacSignatureSecret: await secrets.sign('proof of work: challenge'),
  hmacKeySignatureSecret: await secrets.sign('proof of work: answer'),
})

/** What is signed into a challenge: what it is for, without saying it. */
export const forMatter = ({ tenantId, matter }: Matter) => hashOf(`proof of work\n${tenantId}\n${matter}`)

/** Something for the machine that asks to work out, harder from level to level. Nothing of it is kept here. */
export async function makeChallenge(
  app: Pick<AppContext, 'secrets' | 'now'>,
  matter: Matter,
  level: number,
): Promise<Challenge> {
  const most = guesses * 2 ** (level - 1)
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: Math.round(between(most / 2, most)),
    deriveKey,
    data: { for: await forMatter(matter), level, most },
    expiresAt: Math.ceil(app.now().getTime() / 1000) + life,
    ...(await keysOf(app)),
  })
}
