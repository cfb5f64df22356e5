import { sql } from 'kysely'
import { z } from 'zod'
import { codeSchema } from '#domain/kernel/code-schema.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { line, prose } from '#domain/kernel/seen.ts'
import { normalName } from '#domain/kits/person-name.ts'
import { normalIdNo } from '#domain/kits/resident-id.ts'
import { requestKinds } from '#domain/system/account-request.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { Call } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { proofOf, proofOnce } from '#server/identity/proof-of-work/proof.ts'
import { safeLogin } from '#server/identity/session/safe-login.ts'
import { sendCode, takeCode } from '#server/identity/sms/send-code.ts'
import { openAccount, recordOf } from './open-account.ts'

const phone = z.string().regex(/^1[3-9]\d{9}$/)

async function refuseWhereClosed(app: AppContext, tenantId: string) {
  const { registerEnabled } = await safeLogin(app, tenantId)
  if (!registerEnabled) refuse({ type: 'invalid', message: '学校没有开放账号申请' })
}

/** POST openApi/register/sendCode: a code to the phone of anyone who asks for an account. */
export async function answerRegisterCode({ c, app, tenantId }: Call) {
  await refuseWhereClosed(app, tenantId)
  const read = z.object({ phone }).safeParse(await jsonOf(c))
  if (!read.success) return refuse({ type: 'invalid', message: '请输入 11 位手机号' })
  const asked = { purpose: 'register', address: addressOf(c), proof: proofOf(c) } as const
  await sendCode(app, { tenantId, ...read.data, ...asked })
}

const sent = z.object({
  name: line().overwrite(normalName).min(1).max(60),
  kind: codeSchema(requestKinds),
  number: line().max(32).default(''),
  idLastSix: z
    .string()
    .transform(normalIdNo)
    .pipe(z.string().regex(/^\d{5}[\dX]$/)),
  phone,
  code: z.string().regex(/^\d{6}$/),
  reason: prose().max(500).default(''),
})

/**
 * POST openApi/register. Whose name, number, document and phone are all those on the college's books gets the account
 * at once; every other wish waits for an administrator, and is told the same whatever was wrong with it.
 */
export async function answerRegister({ c, app, tenantId }: Call) {
  await limitAddress(
    app,
    { tenantId, what: 'register', address: addressOf(c) },
    { times: 60, seconds: 3600, near: proofOnce(app, { tenantId, matter: 'register' }, proofOf(c)) },
  )
  await refuseWhereClosed(app, tenantId)
  const read = sent.safeParse(await jsonOf(c))
  if (!read.success) return refuse({ type: 'invalid', message: '请把申请信息填写完整' })
  const { code, reason, idLastSix, number, ...rest } = read.data
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
    await sql`delete from system_account_request
      where tenant_id = ${tenantId} and phone = ${applicant.phone} and state = 'pending'`.execute(db)
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
