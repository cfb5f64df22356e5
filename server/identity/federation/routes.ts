import { oneId } from '#domain/kernel/one-id.ts'
import { bindingBrought } from '#domain/system/own-account/asked.ts'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { providerBegun, providersAsked } from '#domain/system/sign-in/asked.ts'
import { signInCalls } from '#domain/system/sign-in/calls.ts'
import { answerCall, answerPlain, answerPublic } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { begin } from './begin.ts'
import { bind, bindings, unbind } from './bindings.ts'
import { loginTypes } from './login-types.ts'

/** Signing in by the word of another system, and what binds its people to ours. The grants are in server/identity/session/token.ts. */
export const federationRoutes: readonly Route[] = [
  answerPublic(signInCalls.providers, providersAsked, loginTypes),
  answerPublic(signInCalls.beginProvider, providerBegun, begin),
  answerPlain(ownAccountCalls.bindings, bindings),
  answerCall(ownAccountCalls.bind, bindingBrought, bind),
  answerCall(ownAccountCalls.unbind, oneId, unbind),
]
