import { queryOptions } from '@tanstack/react-query'
import { secondFactorCalls } from '#domain/system/second-factors/calls.ts'
import type { Factor } from '#machines/session/session.ports.ts'
import { ask } from '#workbench/http/ask.ts'

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

const quiet = { quiet: true }

export const ownQuery = queryOptions({
  queryKey: ['second-factor', 'own'],
  queryFn: () => ask(secondFactorCalls.mine, undefined, quiet),
  staleTime: 60_000,
})

export const beginTotp = () => ask(secondFactorCalls.beginTotp, undefined, quiet)
export const confirmTotp = (code: string) => ask(secondFactorCalls.confirmTotp, { code }, quiet)
export const removeTotp = () => ask(secondFactorCalls.removeTotp, undefined, quiet)
export const registerPasskey = (name: string, response: { readonly id: string }) =>
  ask(secondFactorCalls.registerPasskey, { name, response }, quiet)
export const renamePasskey = (id: string, name: string) =>
  ask(secondFactorCalls.renamePasskey, { id, name }, quiet)
export const removePasskey = (id: string) => ask(secondFactorCalls.removePasskey, { id }, quiet)
export const sendBindCode = (phone: string) => ask(secondFactorCalls.sendBindCode, { phone }, quiet)
export const bindPhone = (phone: string, smsCode: string) =>
  ask(secondFactorCalls.bindPhone, { phone, smsCode }, quiet)
export const switchSms = (on: boolean) => ask(secondFactorCalls.switchSms, { on }, quiet)
export const renewRecovery = () => ask(secondFactorCalls.renewRecovery, undefined, quiet)
export const proveSelf = (proof: Proof) => ask(secondFactorCalls.prove, proof, quiet)
export const sendProofCode = () => ask(secondFactorCalls.sendProofCode, undefined, quiet)
