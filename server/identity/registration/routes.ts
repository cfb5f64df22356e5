import { accountAsked, signUpCodeAsked } from '#domain/system/sign-up/asked.ts'
import { signUpCalls } from '#domain/system/sign-up/calls.ts'
import { answerPublic } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { answerRegister, answerRegisterCode } from './register.ts'

export const registrationRoutes: readonly Route[] = [
  answerPublic(signUpCalls.sendCode, signUpCodeAsked, answerRegisterCode),
  answerPublic(signUpCalls.register, accountAsked, answerRegister),
]
