import type { Route } from '#server/core/route.ts'
import { answerAppInfo } from './app-info.ts'
import { answerCaptcha } from './captcha-routes.ts'
import { answerChangePassword, answerPasswordPolicy } from './change-password.ts'
import { answerForgotCode, answerForgotReset } from './forgot-password.ts'
import { answerLogOut } from './log-out.ts'
import { answerEndSession, answerSessions } from './own-sessions.ts'
import { answerSignInPlace } from './sign-in-place.ts'
import { answerToken } from './token.ts'
import { answerUnlock } from './unlock.ts'
import { userInfo } from './user-info.ts'

export const sessionRoutes: readonly Route[] = [
  { method: 'POST', path: 'auth/oauth/token', access: 'public', answer: answerToken },
  { method: 'GET', path: 'auth/captcha', access: 'public', answer: answerCaptcha },
  { method: 'POST', path: 'auth/signInPlace', access: 'public', answer: answerSignInPlace },
  {
    method: 'POST',
    path: 'auth/logOut',
    access: 'signed-in',
    beforePasswordChange: true,
    answer: answerLogOut,
  },
  // The family asks by GET. It ends no session but the caller's own, and only with the caller's header.
  {
    method: 'GET',
    path: 'auth/logOut',
    access: 'signed-in',
    beforePasswordChange: true,
    answer: answerLogOut,
  },
  {
    method: 'POST',
    path: 'auth/unlock',
    access: 'signed-in',
    beforePasswordChange: true,
    answer: answerUnlock,
  },
  { method: 'GET', path: 'base/openApi/getAppInfo', access: 'public', answer: answerAppInfo },
  {
    method: 'GET',
    path: 'base/sysUser/getUserInfo',
    access: 'signed-in',
    beforePasswordChange: true,
    answer: ({ app, actor }) => userInfo(app, actor.tenantId, actor.id),
  },
  { method: 'GET', path: 'base/sysUser/sessions', access: 'signed-in', answer: answerSessions },
  { method: 'POST', path: 'base/sysUser/endSession', access: 'signed-in', answer: answerEndSession },
  {
    method: 'POST',
    path: 'base/sysUser/changePassword',
    access: 'signed-in',
    beforePasswordChange: true,
    answer: answerChangePassword,
  },
  { method: 'GET', path: 'base/openApi/passwordPolicy', access: 'public', answer: answerPasswordPolicy },
  { method: 'POST', path: 'auth/openApi/forgot/sendCode', access: 'public', answer: answerForgotCode },
  { method: 'POST', path: 'auth/openApi/forgot/reset', access: 'public', answer: answerForgotReset },
]
