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
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { assertSelf } from './assert.ts'
import { mine } from './mine.ts'
import {
  newPasskeyOptions,
  question,
  questionBody,
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
  {
    method: 'POST',
    path: 'base/sysUserSecondAuth/prove/passkey',
    access: 'signed-in',
    title: '验证本人身份：通行密钥的问题',
    answer: proveByPasskey,
  },
  answerPlain(secondFactorCalls.sendProofCode, sendProofCode),
  answerPlain(secondFactorCalls.beginTotp, beginTotp),
  answerCall(secondFactorCalls.confirmTotp, totpConfirmed, confirmTotp),
  answerPlain(secondFactorCalls.removeTotp, removeTotp),
  {
    method: 'POST',
    path: 'base/sysUserSecondAuth/passkey/options',
    access: 'signed-in',
    proof: 'any',
    title: '通行密钥：登记所需的选项',
    answer: newPasskeyOptions,
  },
  answerCall(secondFactorCalls.registerPasskey, registered, registerPasskey),
  answerCall(secondFactorCalls.renamePasskey, named, renamePasskey),
  answerCall(secondFactorCalls.removePasskey, oneId, removePasskey),
  answerCall(secondFactorCalls.sendBindCode, codeSent, sendBindCode),
  answerCall(secondFactorCalls.bindPhone, bound, bindPhone),
  answerCall(secondFactorCalls.switchSms, switched, usePhone),
  answerPlain(secondFactorCalls.renewRecovery, renewRecovery),
  {
    method: 'POST',
    path: 'auth/openApi/passkey/options',
    access: 'public',
    title: '通行密钥：登录所需的选项',
    input: questionBody,
    answer: question,
  },
]
