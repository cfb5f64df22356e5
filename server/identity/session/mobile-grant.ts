import { schemaOf } from '#domain/kernel/field-schema.ts'
import { fail } from '#domain/kernel/result.ts'
import { mobile } from '#domain/kits/common.ts'
import { arrivalOf } from '#server/core/client-address.ts'
import { takeCode } from '#server/identity/sms/send-code.ts'
import { accountByPhone } from './account-by-phone.ts'
import { enter } from './enter.ts'
import type { Grant } from './grant.ts'
import { safeLogin } from './safe-login.ts'

const phones = schemaOf(mobile('手机号'))

/** A phone and the code that was sent to it. A phone that is nobody's and a wrong code earn the same words. */
export const mobileGrant: Grant = async ({ c, app, tenantId, asked }) => {
  const phone = phones.safeParse(await asked('phone')).data
  const code = (await asked('code')).trim()
  if (!phone || !/^\d{6}$/.test(code))
    return fail({ type: 'invalid_request', text: '请输入手机号和 6 位验证码' })
  if (!(await safeLogin(app, tenantId)).smsSignIn)
    return fail({ type: 'invalid_grant', text: '学校尚未开放手机验证码登录' })
  const right = await takeCode(app, { tenantId, phone, purpose: 'sign-in', code })
  const userId = right ? await accountByPhone(app.db, tenantId, phone) : undefined
  if (!userId) return fail({ type: 'invalid_grant', text: '手机号或验证码不正确，或验证码已失效' })
  return enter(app, { tenantId, userId, how: 'mobile', arrival: arrivalOf(c) })
}
