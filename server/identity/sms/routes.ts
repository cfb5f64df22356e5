import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { codeAsked } from '#domain/system/sign-in/asked.ts'
import { signInCalls } from '#domain/system/sign-in/calls.ts'
import { answerPublic } from '#server/core/answer-call.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { Call, Route } from '#server/core/route.ts'
import { proofOf } from '#server/identity/proof-of-work/proof.ts'
import { factorsOf, standingOf } from '#server/identity/second-factor/standing.ts'
import { accountByPhone } from '#server/identity/session/account-by-phone.ts'
import { safeLogin } from '#server/identity/session/safe-login.ts'
import { readTicket } from '#server/identity/session/sign-in-ticket.ts'
import { sendCode, sendCodeIf } from './send-code.ts'

/** POST auth/openApi/sms/send, for anyone who has not signed in yet. Nobody learns from it whose phones we know. */
async function send(asked: z.output<typeof codeAsked>, { c, app, tenantId }: Call) {
  const address = addressOf(c)
  if (asked.purpose === 'second-factor') return sendToHolder(app, asked.ticket, address)
  const { purpose, phone } = asked
  const rules = await safeLogin(app, tenantId)
  if (purpose === 'sign-in' && !rules.smsSignIn)
    refuse({ type: 'invalid', message: '学校尚未开放手机验证码登录' })
  if (purpose === 'register' && !rules.registerEnabled)
    refuse({ type: 'invalid', message: '学校尚未开放自助注册' })
  // Anyone who registers has no account yet: there the phone itself is what is to be proven.
  const known = purpose === 'register' || (await accountByPhone(app.db, tenantId, phone)) !== undefined
  await sendCodeIf(app, known, { tenantId, phone, purpose, address, proof: proofOf(c) })
}

/** To the phone on record of anyone who gave the first proof, if a message may be the second. */
async function sendToHolder(app: AppContext, ticket: string, address: string) {
  const holder = await readTicket(app.db, ticket, app.now())
  if (!holder) return refuse({ type: 'invalid', message: '验证已超时，请返回重新登录' })
  const { tenantId, userId } = holder
  const standing = await standingOf(app.db, tenantId, userId, app.now())
  if (!standing?.phone || !(await factorsOf(app, standing, holder)).includes('sms'))
    return refuse({ type: 'invalid', message: '您没有可用的短信验证，请换一种验证方式' })
  await sendCode(app, {
    tenantId,
    phone: standing.phone,
    purpose: 'second-factor',
    subject: userId,
    // Not by the phone: strangers who type its number would learn whose it is, and shut its owner out.
    keys: [userId],
    address,
  })
}

export const smsRoutes: readonly Route[] = [answerPublic(signInCalls.sendCode, codeAsked, send)]
