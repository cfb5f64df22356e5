import type { Route } from '#server/core/route.ts'
import { answerRegister, answerRegisterCode } from './register.ts'

/** For those who have no account yet. */
export const registrationRoutes: readonly Route[] = [
  { method: 'POST', path: 'auth/openApi/register/sendCode', access: 'public', answer: answerRegisterCode },
  { method: 'POST', path: 'auth/openApi/register', access: 'public', answer: answerRegister },
]
