import { secondFactor } from '#domain/system/second-factor.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { realNow } from '#server/core/real-now.ts'
import { takeCode } from '#server/identity/sms/send-code.ts'
import { verifyPasskey } from './passkey-sign-in.ts'
import { recoveryCodeIn, takeRecoveryCode } from './recovery.ts'
import type { Factor, Standing } from './standing.ts'
import { stepOf } from './totp.ts'

interface Given {
  readonly tenantId: string
  readonly userId: string
  readonly factor: Factor
  /** Six digits, a recovery code, or the browser's answer as JSON. */
  readonly code: string
  /** The site it is given at, for passkeys: `portal.school.cn:8443`. */
  readonly host: string
}

/** Whether this proof is right; it is used up by that. What the person may use was looked at before. */
export function isProven(db: Database, app: AppContext, standing: Standing, given: Given): Promise<boolean> {
  return proofs[given.factor](db, app, standing, given)
}

type Check = (db: Database, app: AppContext, standing: Standing, given: Given) => Promise<boolean>

const proofs: Readonly<Record<Factor, Check>> = {
  async sms(db, app, { phone }, { tenantId, userId, code }) {
    if (!phone) return false
    const given = { tenantId, phone, purpose: 'second-factor', subject: userId, code } as const
    return takeCode({ ...app, db }, given)
  },
  totp: isTotp,
  async passkey(db, app, _, { tenantId, userId, code, host }) {
    const verified = await verifyPasskey(db, app, {
      tenantId,
      host,
      answer: code,
      purpose: 'second-factor',
    })
    return verified?.userId === userId
  },
}

/** The app's code of this half minute; its step counts as used. */
async function isTotp(
  db: Database,
  app: AppContext,
  { totpSecret, lastStep }: Standing,
  { tenantId, userId, code }: Pick<Given, 'tenantId' | 'userId' | 'code'>,
): Promise<boolean> {
  if (!totpSecret) return false
  const step = await stepOf(await app.secrets.open(totpSecret), code.trim(), realNow(app), lastStep)
  if (step === undefined) return false
  await table(secondFactor, db, tenantId).update({ userId }, { lastStep: step })
  return true
}

/** Wherever a code is typed, one of the codes for the day of loss will do. */
export async function isRecovery(
  db: Database,
  { tenantId, userId, code }: Pick<Given, 'tenantId' | 'userId' | 'code'>,
): Promise<boolean> {
  const recovery = recoveryCodeIn(code)
  return recovery !== undefined && takeRecoveryCode(db, tenantId, userId, recovery)
}
