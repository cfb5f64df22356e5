import { signedWords, type VerifyCode, verifyCodeIn, verifyCodeText } from '#domain/claim/verify-code.ts'
import type { Unit } from '#server/core/serve.ts'
import { firstUse, wasUsed } from '#server/identity/federation/once.ts'

/** A desk without a network tells within three days of what it took. */
const keptSeconds = 4 * 86_400

const proofOf = (code: VerifyCode) => `verify-code ${verifyCodeText(code)}`

/** The code that is shown to a desk, if we signed it; whether it is out of date or taken is for the desk to ask. */
export async function codeShown({ app, actor }: Unit, text: string): Promise<VerifyCode | undefined> {
  const code = verifyCodeIn(text)
  const ours = code && (await app.secrets.verify(signedWords(actor.tenantId, code), code.signature))
  return ours ? code : undefined
}

/** Takes a code, which is good once; false when a desk has taken it before. The database decides between two at once. */
export const takeCode = ({ db, app, actor }: Unit, code: VerifyCode): Promise<boolean> =>
  firstUse({ db, now: app.now }, actor.tenantId, proofOf(code), keptSeconds)

export const wasTaken = ({ db, actor }: Unit, code: VerifyCode): Promise<boolean> =>
  wasUsed(db, actor.tenantId, proofOf(code))
