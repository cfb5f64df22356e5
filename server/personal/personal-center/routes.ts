import { messageChoicesSet } from '#domain/system/message-choices/asked.ts'
import { messageChoiceCalls } from '#domain/system/message-choices/calls.ts'
import { recordChanged, signatureSet } from '#domain/system/own-record/asked.ts'
import { ownRecordCalls } from '#domain/system/own-record/calls.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { readAvatar, removeAvatar, setAvatar } from './avatar.ts'
import { myChoices, setChoices } from './message-choices.ts'
import { myProfile } from './my-profile.ts'
import { myRecord, updateMyRecord } from './my-record.ts'
import { mySignature, setSignature } from './signature.ts'

/** What a person keeps about themselves. */
export const personalCenterRoutes: readonly Route[] = [
  answerPlain(ownRecordCalls.profile, myProfile),
  answerPlain(ownRecordCalls.record, myRecord),
  answerCall(ownRecordCalls.change, recordChanged, updateMyRecord),
  {
    method: 'POST',
    path: 'base/sysUser/setAvatar',
    access: 'signed-in',
    title: '更换头像',
    form: { file: '*图片' },
    answer: setAvatar,
  },
  answerPlain(ownRecordCalls.removeAvatar, removeAvatar),
  {
    method: 'GET',
    path: 'base/sysUser/avatar',
    access: 'public',
    title: '头像',
    query: { id: '*头像键' },
    reply: 'file',
    answer: readAvatar,
  },
  answerPlain(messageChoiceCalls.mine, myChoices),
  answerCall(messageChoiceCalls.set, messageChoicesSet, setChoices),
  answerPlain(ownRecordCalls.signature, mySignature),
  answerCall(ownRecordCalls.setSignature, signatureSet, setSignature),
]
