import { oneId } from '#domain/kernel/one-id.ts'
import {
  bound,
  codeSent,
  named,
  proven,
  registered,
  switched,
  totpConfirmed,
} from '#domain/system/second-factors/asked.ts'
import { secondFactorCalls } from '#domain/system/second-factors/calls.ts'
import { passkeyAsked } from '#domain/system/sign-in/asked.ts'
import { signInCalls } from '#domain/system/sign-in/calls.ts'
import { answerCall, answerPlain, answerPublic } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { assertSelf } from './assert.ts'
import { mine } from './mine.ts'
import {
  newPasskeyOptions,
  question,
  registerPasskey,
  removePasskey,
  renamePasskey,
} from './passkey-calls.ts'
import { bindPhone, sendBindCode, usePhone } from './phone-calls.ts'
import { proveByPasskey, sendProofCode } from './prove-calls.ts'
import { renewRecovery } from './recovery-calls.ts'
import { beginTotp, confirmTotp, removeTotp } from './totp-calls.ts'

/** What a person sets up for themselves, and the question a passkey answers at the door. */
export const secondFactorRoutes: readonly Route[] = [
  answerPlain(secondFactorCalls.mine, mine),
  answerCall(secondFactorCalls.prove, proven, (given, call) => assertSelf(call, given)),
  answerPlain(secondFactorCalls.proveByPasskey, proveByPasskey),
  answerPlain(secondFactorCalls.sendProofCode, sendProofCode),
  answerPlain(secondFactorCalls.beginTotp, beginTotp),
  answerCall(secondFactorCalls.confirmTotp, totpConfirmed, confirmTotp),
  answerPlain(secondFactorCalls.removeTotp, removeTotp),
  answerPlain(secondFactorCalls.passkeyOptions, newPasskeyOptions),
  answerCall(secondFactorCalls.registerPasskey, registered, registerPasskey),
  answerCall(secondFactorCalls.renamePasskey, named, renamePasskey),
  answerCall(secondFactorCalls.removePasskey, oneId, removePasskey),
  answerCall(secondFactorCalls.sendBindCode, codeSent, sendBindCode),
  answerCall(secondFactorCalls.bindPhone, bound, bindPhone),
  answerCall(secondFactorCalls.switchSms, switched, usePhone),
  answerPlain(secondFactorCalls.renewRecovery, renewRecovery),
  answerPublic(signInCalls.passkeyOptions, passkeyAsked, question),
]
