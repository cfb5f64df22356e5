import { sql } from 'kysely'
import type { z } from 'zod'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { mobile } from '#domain/kits/common.ts'
import type { forgotCodeAsked, passwordReset } from '#domain/system/forgot-password/asked.ts'
import { passwordPolicy } from '#domain/system/password-policy.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { Call } from '#server/core/route.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { proofOf } from '#server/identity/proof-of-work/proof.ts'
import { sendCodeIf, takeCode } from '#server/identity/sms/send-code.ts'
import { accountByPhone } from './account-by-phone.ts'
import { forgetFailures } from './lock.ts'
import { faultIn } from './password-rules.ts'
import { setPassword } from './set-password.ts'

/** POST openApi/forgot/sendCode: to the phone that its owner has confirmed. What is answered does not tell whether there is one. */
export async function answerForgotCode(
  { account }: z.output<typeof forgotCodeAsked>,
  { c, app, tenantId }: Call,
): Promise<void> {
  const holder = await holderOf(app, tenantId, account)
  const asked = { keys: [`forgot ${account}`], address: addressOf(c), proof: proofOf(c) }
  const request = { ...codeOf(tenantId, account, holder), ...asked }
  await sendCodeIf(app, holder !== undefined, request)
}

/** POST openApi/forgot/reset: the code and a new password. Every sign-in of the person ends. */
export async function answerForgotReset(
  { account, code, newPassword }: z.output<typeof passwordReset>,
  { c, app, tenantId }: Call,
): Promise<void> {
  // Before the code is used up, and knowing of the person only what was typed.
  const policy = await settingsOf(app.db, tenantId, passwordPolicy)
  const fault = faultIn(policy, newPassword, [account])
  if (fault) refuse({ type: 'invalid', message: fault, fields: { newPassword: fault } })
  const holder = await holderOf(app, tenantId, account)
  const right = await takeCode(app, { ...codeOf(tenantId, account, holder), code })
  if (!right || !holder) return refuse({ type: 'invalid', message: '验证码不正确或已失效' })
  const { userId } = holder
  await setPassword(app, {
    tenantId,
    userId,
    password: newPassword,
    action: '找回密码',
    address: addressOf(c),
  })
  await forgetFailures(app.db, { tenantId, account: holder.account })
}

interface Holder {
  readonly userId: string
  readonly account: string
  readonly phone: string
}

/** A code for nobody is asked for and counted like any other, under what was typed. */
const codeOf = (tenantId: string, typed: string, holder: Holder | undefined) => ({
  tenantId,
  phone: holder?.phone ?? typed.slice(0, 32),
  purpose: 'forgot' as const,
  subject: holder?.userId,
})

const phones = schemaOf(mobile('手机号'))

/** Anyone who has this account, or else this phone, and has confirmed a phone to prove it by. */
async function holderOf({ db }: AppContext, tenantId: string, typed: string): Promise<Holder | undefined> {
  const phone = phones.safeParse(typed).data
  const byPhone = phone && (await accountByPhone(db, tenantId, phone))
  const { rows } = await sql<Holder>`select id as "userId", account, phone from "system_user"
    where tenant_id = ${tenantId} and enabled and phone_verified and phone is not null
      and (account = ${typed} or id = ${byPhone ?? null}::uuid)
    order by (account = ${typed}) desc limit 1`.execute(db)
  return rows[0]
}
