import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { mobile } from '#domain/kits/common.ts'
import { addressOf } from '#server/client-address.ts'
import type { House } from '#server/house.ts'
import { proofOf } from '#server/proof-of-work/proof.ts'
import { bodyOf } from '#server/request-body.ts'
import type { Call, Route } from '#server/route.ts'
import { factorsOf, standingOf } from '#server/second-factor/standing.ts'
import { accountByPhone } from '#server/session/account-by-phone.ts'
import { safeLogin } from '#server/session/safe-login.ts'
import { readTicket } from '#server/session/sign-in-ticket.ts'
import { sendCode, sendCodeIf } from './send-code.ts'

const phone = mobile('手机号').schema

const body = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.enum(['sign-in', 'forgot', 'register']), phone }),
  z.object({ purpose: z.literal('second-factor'), ticket: z.string().min(1).max(200) }),
])

/** POST auth/openApi/sms/send, for whoever has not signed in yet. Nobody learns from it whose phones we know. */
async function send({ c, house, tenantId }: Call) {
  const asked = await bodyOf(c, body)
  const address = addressOf(c)
  if (asked.purpose === 'second-factor') return sendToHolder(house, asked.ticket, address)
  const { purpose, phone } = asked
  const rules = await safeLogin(house, tenantId)
  if (purpose === 'sign-in' && !rules.smsSignIn)
    refuse({ type: 'invalid', message: '学校尚未开放手机验证码登录' })
  if (purpose === 'register' && !rules.registerEnabled)
    refuse({ type: 'invalid', message: '学校尚未开放自助注册' })
  // Whoever registers has no account yet: there the phone itself is what is to be proven.
  const known = purpose === 'register' || (await accountByPhone(house.db, tenantId, phone)) !== undefined
  await sendCodeIf(house, known, { tenantId, phone, purpose, address, proof: proofOf(c) })
}

/** To the phone on record of whoever gave the first proof, if a message may be the second. */
async function sendToHolder(house: House, ticket: string, address: string) {
  const holder = await readTicket(house.db, ticket, house.now())
  if (!holder) return refuse({ type: 'invalid', message: '验证已超时，请返回重新登录' })
  const { tenantId, userId } = holder
  const standing = await standingOf(house.db, tenantId, userId, house.now())
  if (!standing?.phone || !(await factorsOf(house, standing, holder)).includes('sms'))
    return refuse({ type: 'invalid', message: '您没有可用的短信验证，请换一种验证方式' })
  await sendCode(house, {
    tenantId,
    phone: standing.phone,
    purpose: 'second-factor',
    subject: userId,
    // Not by the phone: strangers who type its number would learn whose it is, and shut its owner out.
    keys: [userId],
    address,
  })
}

export const smsRoutes: readonly Route[] = [
  { method: 'POST', path: 'auth/openApi/sms/send', access: 'public', answer: send },
]
