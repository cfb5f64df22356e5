import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { bindingBrought, passwordChanged, scanAnswered, scanLooked, sessionNamed } from './asked.ts'

/** One sign-in that still holds. */
export interface OwnSession {
  readonly id: string
  readonly device: string | null
  readonly address: string | null
  readonly startedAt: string | null
  readonly lastSeenAt: string | null
  readonly current: boolean
}

/** An identity at another house that signs this person in here. */
export interface Binding {
  readonly id: string
  readonly source: string
  readonly subject: string
  readonly boundAt: string
}

/** The desk that asks for the person's name. */
export interface ScanDesk {
  readonly device: string | null
  readonly address: string | null
  readonly expiresIn: number
}

export const ownAccountCalls = {
  /** This session first. */
  sessions: defineCall<undefined, readonly OwnSession[]>({
    method: 'GET',
    path: 'base/sysUser/sessions',
    access: 'signed-in',
    title: '我的登录会话',
    reply: 'list',
  }),
  /** By the id that `sessions` gave. */
  endSession: defineCall<z.input<typeof sessionNamed>, void>({
    method: 'POST',
    path: 'base/sysUser/endSession',
    access: 'signed-in',
    title: '结束一个登录会话',
    reply: 'nothing',
  }),
  /** What else one might bind is among `loginTypes`. */
  bindings: defineCall<undefined, readonly Binding[]>({
    method: 'GET',
    path: 'base/sysUser/bindings',
    access: 'signed-in',
    title: '我的第三方绑定',
    reply: 'list',
  }),
  /** By the ticket of an identity that nobody knew, or by having just asked the other system. */
  bind: defineCall<z.input<typeof bindingBrought>, void>({
    method: 'POST',
    path: 'base/sysUser/bind',
    access: 'signed-in',
    proof: 'password',
    title: '绑定第三方账号',
    reply: 'nothing',
  }),
  unbind: defineCall<z.input<typeof oneId>, void>({
    method: 'POST',
    path: 'base/sysUser/unbind',
    access: 'signed-in',
    proof: 'any',
    title: '解除绑定',
    reply: 'nothing',
  }),
  /** Every other sign-in of the person ends with it. */
  changePassword: defineCall<z.input<typeof passwordChanged>, void>({
    method: 'POST',
    path: 'base/sysUser/changePassword',
    access: 'signed-in',
    beforePasswordChange: true,
    title: '修改密码',
    reply: 'nothing',
  }),
  lookAtScan: defineCall<z.input<typeof scanLooked>, ScanDesk>({
    method: 'POST',
    path: 'auth/scan/look',
    access: 'signed-in',
    title: '扫码登录：查看请求',
  }),
  answerScan: defineCall<z.input<typeof scanAnswered>, void>({
    method: 'POST',
    path: 'auth/scan/approve',
    access: 'signed-in',
    title: '扫码登录：确认或拒绝',
    reply: 'nothing',
  }),
}
