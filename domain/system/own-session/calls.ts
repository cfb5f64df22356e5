import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { unlocked } from './asked.ts'

/** The user as clients of this family store it: each name once in snake case and once in theirs. */
export interface OwnUserInfo {
  readonly tenant_id: string
  readonly tenantId: string
  readonly user_id: string
  readonly userId: string
  readonly account: string
  readonly accountNo: string
  readonly user_name: string
  readonly userName: string
  readonly real_name: string
  readonly nick_name: string
  readonly role_id: string
  readonly role_name: string
  readonly roleType: string
  readonly userType: string
  readonly dept_id: string
  readonly oauth_id: string
  readonly oauthId: string
  readonly avatar: string
  readonly avatarUrl: string
  readonly schoolName: string
  readonly passWordLevel: number
  readonly mustChangePassword: boolean
  readonly passwordExpired: boolean
  readonly lastLoginTime: string
  readonly detail: { readonly type: string }
}

const own = { access: 'signed-in', beforePasswordChange: true } as const

/** What the session itself asks, from the sign-in page on: only paths and titles stand here. */
export const ownSessionCalls = {
  info: defineCall<undefined, OwnUserInfo | undefined>({
    ...own,
    method: 'GET',
    path: 'base/sysUser/getUserInfo',
    title: '我的账号',
  }),
  /** Ends the sign-in that the token belongs to, and no other of the person. */
  logOut: defineCall<undefined, void>({
    ...own,
    method: 'POST',
    path: 'auth/logOut',
    title: '退出登录',
  }),
  /** Whether this is the password of the person who is signed in. It begins no session and ends none. */
  unlock: defineCall<z.input<typeof unlocked>, null>({
    ...own,
    method: 'POST',
    path: 'auth/unlock',
    title: '解锁屏幕',
  }),
}
