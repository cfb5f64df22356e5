import type { z } from 'zod'
import { definePublicCall } from '#domain/kernel/call.ts'
import type { accountAsked, signUpCodeAsked } from './asked.ts'

/** An account opened at once, or a request that waits for an administrator. */
export type SignUpOutcome =
  | { readonly state: 'opened'; readonly account: string }
  | { readonly state: 'pending' }

/** For those who have no account yet. */
export const signUpCalls = {
  sendCode: definePublicCall<z.input<typeof signUpCodeAsked>, void>({
    method: 'POST',
    path: 'auth/openApi/register/sendCode',
    title: '申请账号：发送验证码',
    reply: 'nothing',
  }),
  register: definePublicCall<z.input<typeof accountAsked>, SignUpOutcome>({
    method: 'POST',
    path: 'auth/openApi/register',
    title: '申请账号',
  }),
}
