import { sessionNamed } from '#domain/system/own-account/asked.ts'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
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
  {
    method: 'POST',
    path: 'auth/signInPlace',
    access: 'public',
    title: '登录排队的位置',
    body: { ticket: '*票据' },
    answer: answerSignInPlace,
  },
  {
    method: 'POST',
    path: 'auth/logOut',
    access: 'signed-in',
    title: '退出登录',
    beforePasswordChange: true,
    answer: answerLogOut,
  },
  // The family asks by GET. It ends no session but the caller's own, and only with the caller's header.
  {
    method: 'GET',
    path: 'auth/logOut',
    access: 'signed-in',
    title: '退出登录',
    beforePasswordChange: true,
    answer: answerLogOut,
  },
  {
    method: 'POST',
    path: 'auth/unlock',
    access: 'signed-in',
    title: '解锁屏幕',
    body: { password: '*登录密码' },
    beforePasswordChange: true,
    answer: answerUnlock,
  },
  {
    method: 'GET',
    path: 'base/openApi/getAppInfo',
    access: 'public',
    title: '应用信息',
    query: { appType: '0 主应用，2 迎新应用' },
    answer: answerAppInfo,
  },
  {
    method: 'GET',
    path: 'base/sysUser/getUserInfo',
    access: 'signed-in',
    title: '我的账号',
    beforePasswordChange: true,
    answer: ({ app, actor }) => userInfo(app, actor.tenantId, actor.id),
  },
  answerPlain(ownAccountCalls.sessions, answerSessions),
  answerCall(ownAccountCalls.endSession, sessionNamed, answerEndSession),
  {
    method: 'POST',
    path: 'base/sysUser/changePassword',
    access: 'signed-in',
    title: '修改密码',
    body: { oldPassword: '原密码', newPassword: '*新密码' },
    beforePasswordChange: true,
    answer: answerChangePassword,
  },
  {
    method: 'GET',
    path: 'base/openApi/passwordPolicy',
    access: 'public',
    title: '密码策略',
    answer: answerPasswordPolicy,
  },
  {
    method: 'POST',
    path: 'auth/openApi/forgot/sendCode',
    access: 'public',
    title: '忘记密码：发送验证码',
    body: { account: '*账号' },
    answer: answerForgotCode,
  },
  {
    method: 'POST',
    path: 'auth/openApi/forgot/reset',
    access: 'public',
    title: '忘记密码：重设',
    body: { account: '*账号', code: '*验证码', newPassword: '*新密码' },
    answer: answerForgotReset,
  },
]
