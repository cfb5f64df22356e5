import { signedWords, type VerifyCode, verifyCodeIn, verifyCodeText } from '#domain/claim/verify-code.ts'
import { firstUse, wasUsed } from '#server/federation/once.ts'
import type { Desk } from '#server/resource/serve.ts'

/** A desk without a network tells within three days of what it took. */
const keptSeconds = 4 * 86_400

const proofOf = (code: VerifyCode) => `verify-code ${verifyCodeText(code)}`

/** The code that is shown to a desk, if we signed it; whether it is out of date or taken is for the desk to ask. */
export async function codeShown({ house, person }: Desk, text: string): Promise<VerifyCode | undefined> {
  const code = verifyCodeIn(text)
  const ours = code && (await house.secrets.verify(signedWords(person.tenantId, code), code.signature))
  return ours ? code : undefined
}

/** Takes a code, which is good once; false when a desk has taken it before. The database decides between two at once. */
export const takeCode = ({ db, house, person }: Desk, code: VerifyCode): Promise<boolean> =>
  firstUse({ db, now: house.now }, person.tenantId, proofOf(code), keptSeconds)

export const wasTaken = ({ db, person }: Desk, code: VerifyCode): Promise<boolean> =>
  wasUsed(db, person.tenantId, proofOf(code))
