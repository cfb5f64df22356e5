import { type VerifyCode, verifyCodeText } from '#domain/claim/verify-code.ts'
import { firstUse, wasUsed } from '#server/federation/once.ts'
import type { Desk } from '#server/resource/serve.ts'

/** A desk without a network tells within three days of what it took. */
const keptSeconds = 4 * 86_400

const proofOf = (code: VerifyCode) => `verify-code ${verifyCodeText(code)}`

/** Takes a code, which is good once; false when a desk has taken it before. The database decides between two at once. */
export const takeCode = ({ db, house, person }: Desk, code: VerifyCode): Promise<boolean> =>
  firstUse({ db, now: house.now }, person.tenantId, proofOf(code), keptSeconds)

export const wasTaken = ({ db, person }: Desk, code: VerifyCode): Promise<boolean> =>
  wasUsed(db, person.tenantId, proofOf(code))
