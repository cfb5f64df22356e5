import { oneId } from '#domain/kernel/one-id.ts'
import { bindingBrought } from '#domain/system/own-account/asked.ts'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { begin, providerAsked } from './begin.ts'
import { bind, bindings, unbind } from './bindings.ts'
import { loginTypes } from './login-types.ts'

/** Signing in by the word of another system, and what binds its people to ours. The grants are in server/identity/session/token.ts. */
export const federationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'base/openApi/loginTypes',
    access: 'public',
    title: '登录方式',
    query: { appType: '应用类型' },
    reply: 'list',
    answer: loginTypes,
  },
  {
    method: 'POST',
    path: 'auth/openApi/social/begin',
    access: 'public',
    title: '第三方登录：开始',
    input: providerAsked,
    answer: begin,
  },
  answerPlain(ownAccountCalls.bindings, bindings),
  answerCall(ownAccountCalls.bind, bindingBrought, bind),
  answerCall(ownAccountCalls.unbind, oneId, unbind),
]
