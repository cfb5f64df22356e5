import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { bound, codeSent, named, proven, registered, switched, totpConfirmed } from './asked.ts'
import type { PasskeyCreation, PasskeyRequest } from './passkey-options.ts'

export interface Passkey {
  readonly id: string
  readonly name: string
  readonly backedUp: boolean
  /** Made for the address that is open now. */
  readonly worksHere: boolean
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

/** What one has set up, and what the college wishes for. */
export interface OwnFactors {
  readonly enabled: boolean
  readonly required: boolean
  readonly recommended: boolean
  /** Masked. */
  readonly phone: string | null
  readonly phoneVerified: boolean
  readonly smsOn: boolean
  readonly smsOffered: boolean
  readonly totpSince: string | null
  readonly passkeys: readonly Passkey[]
  readonly recoveryCodes: number
}

/** Shown once, when the first proof was set up or they were asked for anew. */
export interface Codes {
  readonly recoveryCodes: readonly string[]
}

const own = { method: 'POST', access: 'signed-in' } as const
const nothing = { reply: 'nothing' } as const

/** What a person sets up for themselves. */
export const secondFactorCalls = {
  mine: defineCall<undefined, OwnFactors>({
    method: 'GET',
    path: 'base/sysUserSecondAuth/getMySysUserSecondAuth',
    access: 'signed-in',
    title: '我的二次认证',
  }),
  /** Once more it is they: what needs that may be done for some minutes. */
  prove: defineCall<z.input<typeof proven>, void>({
    ...own,
    ...nothing,
    path: 'base/sysUserSecondAuth/prove',
    title: '验证本人身份，五分钟内有效',
  }),
  /** The question that one of their own passkeys answers. */
  proveByPasskey: defineCall<undefined, PasskeyRequest>({
    ...own,
    path: 'base/sysUserSecondAuth/prove/passkey',
    title: '验证本人身份：通行密钥的问题',
  }),
  /** To the phone they have confirmed. */
  sendProofCode: defineCall<undefined, void>({
    ...own,
    ...nothing,
    path: 'base/sysUserSecondAuth/prove/sendCode',
    title: '验证本人身份：发送短信验证码',
  }),
  /** A new secret to put into an authenticator app. It counts only once a code has come back. */
  beginTotp: defineCall<undefined, { readonly secret: string; readonly uri: string }>({
    ...own,
    path: 'base/sysUserSecondAuth/totp/begin',
    proof: 'any',
    title: '动态口令：开始',
  }),
  confirmTotp: defineCall<z.input<typeof totpConfirmed>, Codes>({
    ...own,
    path: 'base/sysUserSecondAuth/totp/confirm',
    proof: 'password',
    title: '动态口令：确认',
  }),
  removeTotp: defineCall<undefined, void>({
    ...own,
    ...nothing,
    path: 'base/sysUserSecondAuth/totp/remove',
    proof: 'any',
    title: '动态口令：移除',
  }),
  /** What the browser is to make of the person's device. */
  passkeyOptions: defineCall<undefined, PasskeyCreation>({
    ...own,
    path: 'base/sysUserSecondAuth/passkey/options',
    proof: 'any',
    title: '通行密钥：登记所需的选项',
  }),
  registerPasskey: defineCall<z.input<typeof registered>, Codes>({
    ...own,
    path: 'base/sysUserSecondAuth/passkey/register',
    proof: 'any',
    title: '通行密钥：登记',
  }),
  renamePasskey: defineCall<z.input<typeof named>, void>({
    ...own,
    ...nothing,
    path: 'base/sysUserSecondAuth/passkey/rename',
    title: '通行密钥：改名',
  }),
  removePasskey: defineCall<z.input<typeof oneId>, void>({
    ...own,
    ...nothing,
    path: 'base/sysUserSecondAuth/passkey/remove',
    proof: 'any',
    title: '通行密钥：移除',
  }),
  /** To the phone that somebody says is theirs. */
  sendBindCode: defineCall<z.output<typeof codeSent>, void>({
    ...own,
    ...nothing,
    path: 'base/sysUserSecondAuth/phone/sendCode',
    proof: 'any',
    title: '安全手机：发送验证码',
  }),
  bindPhone: defineCall<z.output<typeof bound>, void>({
    ...own,
    ...nothing,
    path: 'base/sysUserSecondAuth/phone/bind',
    proof: 'any',
    title: '安全手机：绑定',
  }),
  /** Whether a message to that phone is asked for at sign-in. */
  switchSms: defineCall<z.input<typeof switched>, Codes>({
    ...own,
    path: 'base/sysUserSecondAuth/phone/use',
    proof: 'any',
    title: '安全手机：用于二次认证',
  }),
  /** Those printed before open nothing any more. */
  renewRecovery: defineCall<undefined, Codes>({
    ...own,
    path: 'base/sysUserSecondAuth/recovery/renew',
    proof: 'any',
    title: '恢复码：重新生成',
  }),
}
