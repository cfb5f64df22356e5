import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { accountRequest } from '#domain/system/account-request.ts'
import type { accountAsked, signUpCodeAsked } from '#domain/system/sign-up/asked.ts'
import type { SignUpOutcome } from '#domain/system/sign-up/calls.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import type { Call } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { proofOf, proofOnce } from '#server/identity/proof-of-work/proof.ts'
import { safeLogin } from '#server/identity/session/safe-login.ts'
import { sendCode, takeCode } from '#server/identity/sms/send-code.ts'
import { openAccount, recordOf } from './open-account.ts'

async function refuseWhereClosed(app: AppContext, tenantId: string) {
  const { registerEnabled } = await safeLogin(app, tenantId)
  if (!registerEnabled) refuse({ type: 'invalid', message: '学校没有开放账号申请' })
}

/** POST openApi/register/sendCode: a code to the phone of anyone who asks for an account. */
export async function answerRegisterCode(
  { phone }: z.output<typeof signUpCodeAsked>,
  { c, app, tenantId }: Call,
) {
  await refuseWhereClosed(app, tenantId)
  const asked = { purpose: 'register', address: addressOf(c), proof: proofOf(c) } as const
  await sendCode(app, { tenantId, phone, ...asked })
}

/**
 * POST openApi/register. Whose name, number, document and phone are all those on the college's books gets the account
 * at once; every other wish waits for an administrator, and is told the same whatever was wrong with it.
 */
export async function answerRegister(
  { code, reason, idLastSix, number, ...rest }: z.output<typeof accountAsked>,
  { c, app, tenantId }: Call,
): Promise<SignUpOutcome> {
  await limitAddress(
    app,
    { tenantId, what: 'register', address: addressOf(c) },
    { times: 60, seconds: 3600, near: proofOnce(app, { tenantId, matter: 'register' }, proofOf(c)) },
  )
  await refuseWhereClosed(app, tenantId)
  const applicant = { ...rest, number: number || null }
  if (!(await takeCode(app, { tenantId, phone: applicant.phone, purpose: 'register', code })))
    return refuse({
      type: 'invalid',
      message: '短信验证码不正确或已失效',
      fields: { code: '请重新获取验证码' },
    })

  return app.db.transaction().execute(async (db) => {
    // Of two wishes from one phone at the same moment, the second finds the first.
    await sql`select pg_advisory_xact_lock(hashtext(${`account request ${tenantId} ${applicant.phone}`}))`.execute(
      db,
    )
    const record = await recordOf(db, tenantId, applicant)
    const vouched = record?.mobile === applicant.phone && record.idNo.endsWith(idLastSix)
    const address = addressOf(c)
    if (vouched) {
      const account = await openAccount(db, tenantId, applicant, { record, by: 'register' })
      await audit(db, app, { tenantId, account, action: '自助开通账号', address })
      return { state: 'opened', account } as const
    }
    await table(accountRequest, db, tenantId).remove({ phone: applicant.phone, state: 'pending' })
    await db
      .insertInto('system_account_request')
      .values({
        ...stamps(tenantId, 'register'),
        ...applicant,
        id_last_six: idLastSix,
        reason: reason || null,
        state: 'pending',
        requested_at: app.now().toISOString(),
      })
      .execute()
    await audit(db, app, { tenantId, account: applicant.phone, action: '申请账号', address })
    return { state: 'pending' } as const
  })
}
