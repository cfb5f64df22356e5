import { fail, ok, type Result } from '#domain/kernel/result.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { addressOf, arrivalOf } from '#server/core/client-address.ts'
import { countGuess, forgetGuesses, holdFactor, lockedWords } from '#server/identity/second-factor/guesses.ts'
import { hostOf } from '#server/identity/second-factor/passkey-host.ts'
import { isProven, isRecovery } from '#server/identity/second-factor/proof.ts'
import { type Factor, factorsOf, standingOf } from '#server/identity/second-factor/standing.ts'
import { enter } from './enter.ts'
import type { Grant } from './grant.ts'
import { dropTicket, readTicket, type Ticket } from './sign-in-ticket.ts'
import type { TokenFault } from './token-error.ts'

/** The second proof, brought by the ticket that the first one earned. */
export const secondFactorGrant: Grant = async ({ c, app, asked }) => {
  const factor = await asked('factor')
  const code = await asked('code')
  if (!isFactor(factor) || !code) return fail({ type: 'invalid_request', text: '请输入验证码' })
  const ticket = await asked('ticket')
  const proof = { ticket, factor, code, host: hostOf(c), address: addressOf(c) }
  const proven = await prove(app, proof)
  return proven.ok ? enter(app, { ...proven.value, factor, arrival: arrivalOf(c) }) : proven
}

const factors: readonly string[] = ['sms', 'totp', 'passkey'] satisfies Factor[]
const isFactor = (word: string): word is Factor => factors.includes(word)

interface Proof {
  readonly ticket: string
  readonly factor: Factor
  readonly code: string
  readonly host: string
  readonly address: string
}

/** A wrong proof leaves the ticket as it is and is counted; a right one uses it up. One after another for each person. */
async function prove(app: AppContext, { ticket, ...proof }: Proof): Promise<Result<Ticket, TokenFault>> {
  const holder = await readTicket(app.db, ticket, app.now())
  if (!holder) return fail(over)
  const { tenantId, userId } = holder
  return app.db.transaction().execute(async (db) => {
    await holdFactor(db, tenantId, userId)
    // Anyone who held the row before may have used the ticket up.
    if (!(await readTicket(db, ticket, app.now()))) return fail(over)
    const standing = await standingOf(db, tenantId, userId, app.now())
    if (!standing) return fail(over)
    if (standing.lockedFor > 0) return fail(locked(standing.lockedFor))

    const given = { tenantId, userId, ...proof }
    const offered = await factorsOf({ ...app, db }, standing, holder)
    const right =
      (offered.includes(proof.factor) && (await isProven(db, app, standing, given))) ||
      (await isRecovery(db, given))
    if (!right) {
      const seconds = await countGuess(db, app, { ...given, account: standing.account })
      return fail(seconds > 0 ? locked(seconds) : wrong)
    }
    await forgetGuesses(db, tenantId, userId)
    await dropTicket(db, ticket)
    return ok(holder)
  })
}

const over: TokenFault = { type: 'invalid_grant', text: '验证已超时，请返回重新登录' }
const wrong: TokenFault = { type: 'invalid_grant', text: '验证未通过，请核对后重试' }
const locked = (seconds: number): TokenFault => ({
  type: 'invalid_grant',
  text: lockedWords,
  retryAfter: seconds,
})
