import type { z } from 'zod'
import { definePublicCall } from '#domain/kernel/call.ts'
import type { LoginKind } from '#domain/system/login-type.ts'
import type { scanStates } from '#domain/system/scan-ticket.ts'
import type { PasskeyRequest } from '#domain/system/second-factors/passkey-options.ts'
import type {
  appTypeAsked,
  codeAsked,
  passkeyAsked,
  placeAsked,
  providerBegun,
  providersAsked,
  scanDesk,
} from './asked.ts'

/** What the college says before anybody signs in (specification, section 3). Flags are `1` and `0`. */
export interface AppInfoReply {
  readonly appType: number
  readonly schoolName: string
  readonly globalTitle: string
  readonly globalViceTitle: string
  readonly loginTips: string
  /** Empty means `1`. */
  readonly showLogin: string
  readonly isWartermark: string
  readonly ssoType: string
  readonly ssoLoginUrl: string
  readonly ssoLogoutUrl: string
  readonly ureportUrl: string
  /** Beside account and password, with commas between: `mobile`, `scan`, `register`. */
  readonly signInWays: string
  /** Accounts that anybody may try: of an installation that says it is a demo, and of no other. */
  readonly demo?: {
    readonly password: string
    readonly accounts: readonly { readonly account: string; readonly name: string }[]
  }
}

/** Another system by which the college lets people sign in. */
export interface Provider {
  readonly code: string
  readonly kind: LoginKind
  readonly name: string
  readonly icon: string
  /** Whether a person may bind an identity of it to their account. */
  readonly bindable: boolean
  /** Whether the college asks everybody to. */
  readonly bindingAsked: boolean
}

const post = { method: 'POST' } as const

/** What the sign-in page asks. Its bytes are counted, so that only paths and titles stand here. */
export const signInCalls = {
  appInfo: definePublicCall<z.input<typeof appTypeAsked>, AppInfoReply>({
    method: 'GET',
    path: 'base/openApi/getAppInfo',
    title: '应用信息',
  }),
  providers: definePublicCall<z.input<typeof providersAsked>, readonly Provider[]>({
    method: 'GET',
    path: 'base/openApi/loginTypes',
    title: '登录方式',
    reply: 'list',
  }),
  /** The address at the other system to which the browser goes now. */
  beginProvider: definePublicCall<z.input<typeof providerBegun>, { readonly url: string }>({
    ...post,
    path: 'auth/openApi/social/begin',
    title: '第三方登录：开始',
  }),
  /** How many stand before the person who waits with this ticket; null when nobody does. */
  place: definePublicCall<z.input<typeof placeAsked>, { readonly ahead: number | null }>({
    ...post,
    path: 'auth/signInPlace',
    title: '登录排队的位置',
  }),
  sendCode: definePublicCall<z.input<typeof codeAsked>, void>({
    ...post,
    path: 'auth/openApi/sms/send',
    title: '发送短信验证码',
    reply: 'nothing',
  }),
  /** For the holder of a ticket, or without one for anybody who has a passkey for this site. */
  passkeyOptions: definePublicCall<z.input<typeof passkeyAsked>, PasskeyRequest>({
    ...post,
    path: 'auth/openApi/passkey/options',
    title: '通行密钥：登录所需的选项',
  }),
  beginScan: definePublicCall<undefined, { readonly ticket: string; readonly secret: string }>({
    ...post,
    path: 'auth/openApi/scan/begin',
    title: '扫码登录：开始',
  }),
  scanState: definePublicCall<
    z.input<typeof scanDesk>,
    { readonly state: keyof typeof scanStates.labels | 'gone' }
  >({
    ...post,
    path: 'auth/openApi/scan/state',
    title: '扫码登录：状态',
  }),
}
