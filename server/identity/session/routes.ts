import { forgotCodeAsked, passwordReset } from '#domain/system/forgot-password/asked.ts'
import { newPasswordCalls } from '#domain/system/forgot-password/calls.ts'
import { passwordChanged, sessionNamed } from '#domain/system/own-account/asked.ts'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { unlocked } from '#domain/system/own-session/asked.ts'
import { ownSessionCalls } from '#domain/system/own-session/calls.ts'
import { appTypeAsked, placeAsked } from '#domain/system/sign-in/asked.ts'
import { signInCalls } from '#domain/system/sign-in/calls.ts'
import { answerCall, answerPlain, answerPublic, answerPublicPlain } from '#server/core/answer-call.ts'
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
  {
    method: 'POST',
    path: 'auth/oauth/token',
    access: 'public',
    title: '换取令牌',
    form: {
      grant_type: '*password、mobile、scan、cas、social、jwt、passkey、second_factor 或 refresh_token',
      username: '账号',
      password: '密码的 MD5',
      refresh_token: '刷新令牌',
      code: '验证码或第三方返回的代码',
      state: '第三方登录的状态',
      ticket: '票据',
      tgc: '统一认证票据',
      redirect: '统一认证回到的地址',
      scope: 'all',
    },
    reply: 'bare',
    answer: answerToken,
  },
  {
    method: 'GET',
    path: 'auth/captcha',
    access: 'public',
    title: '图形验证码',
    query: { type: '类型' },
    answer: answerCaptcha,
  },
  answerPublic(signInCalls.place, placeAsked, answerSignInPlace),
  answerPlain(ownSessionCalls.logOut, answerLogOut),
  // The family asks by GET. It ends no session but the caller's own, and only with the caller's header.
  { ...answerPlain(ownSessionCalls.logOut, answerLogOut), method: 'GET' },
  answerCall(ownSessionCalls.unlock, unlocked, answerUnlock),
  answerPublic(signInCalls.appInfo, appTypeAsked, answerAppInfo),
  answerPlain(ownSessionCalls.info, ({ app, actor }) => userInfo(app, actor.tenantId, actor.id)),
  answerPlain(ownAccountCalls.sessions, answerSessions),
  answerCall(ownAccountCalls.endSession, sessionNamed, answerEndSession),
  answerCall(ownAccountCalls.changePassword, passwordChanged, answerChangePassword),
  answerPublicPlain(newPasswordCalls.policy, answerPasswordPolicy),
  answerPublic(newPasswordCalls.sendCode, forgotCodeAsked, answerForgotCode),
  answerPublic(newPasswordCalls.reset, passwordReset, answerForgotReset),
]
