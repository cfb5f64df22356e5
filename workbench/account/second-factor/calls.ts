import { queryOptions } from '@tanstack/react-query'
import type { Factor } from '#machines/session/session.ports.ts'
import { http } from '#workbench/http/http.ts'

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
export interface Own {
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

/** By what one can prove once more that it is oneself; with none of them, by signing in again. */
export interface ProofWays {
  readonly password: boolean
  readonly factors: readonly Factor[]
  /** Masked, where a code may go there. */
  readonly phone?: string
}

/** A password, or a code of the factor; without one, of the app or for the day of loss. */
export interface Proof {
  readonly password?: string
  readonly code?: string
  readonly factor?: Factor
}

const area = 'base/sysUserSecondAuth'

export const ownQuery = queryOptions({
  queryKey: ['second-factor', 'own'],
  queryFn: () => http<Own>(`${area}/getMySysUserSecondAuth`, { quiet: true }),
  staleTime: 60_000,
})

/** Shown once, when the first proof was set up or they were asked for anew. */
export interface Codes {
  readonly recoveryCodes: readonly string[]
}

/** Failures are told where they happened, not by a notice. */
const ask = <Data>(call: string, body: object = {}) =>
  http<Data>(`${area}/${call}`, { method: 'POST', body, quiet: true })

export const beginTotp = () => ask<{ readonly secret: string; readonly uri: string }>('totp/begin')
export const confirmTotp = (code: string) => ask<Codes>('totp/confirm', { code })
export const removeTotp = () => ask('totp/remove')
export const registerPasskey = (name: string, response: object) =>
  ask<Codes>('passkey/register', { name, response })
export const renamePasskey = (id: string, name: string) => ask('passkey/rename', { id, name })
export const removePasskey = (id: string) => ask('passkey/remove', { id })
export const sendBindCode = (phone: string) => ask('phone/sendCode', { phone })
export const bindPhone = (phone: string, smsCode: string) => ask('phone/bind', { phone, smsCode })
export const switchSms = (on: boolean) => ask<Codes>('phone/use', { on })
export const renewRecovery = () => ask<Codes>('recovery/renew')
export const proveSelf = (proof: Proof) => ask('prove', proof)
export const sendProofCode = () => ask('prove/sendCode')
