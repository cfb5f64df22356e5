import { examSession } from '#domain/exam/session.ts'
import { appUse } from './app-use.ts'
import { avatar } from './avatar.ts'
import { captcha } from './captcha.ts'
import { desktop } from './desktop.ts'
import { doorKey, doorNonce } from './door-key.ts'
import { doorRemoval } from './door-removal.ts'
import { identityTicket, signInState, usedProof } from './federation.ts'
import { fieldReview } from './field-review.ts'
import { heartbeat } from './heartbeat.ts'
import { importBatch } from './import-batch.ts'
import { importRow } from './import-row.ts'
import { listLayout } from './list-layout.ts'
import { loginSecret } from './login-secret.ts'
import { message } from './message.ts'
import { messageChoice } from './message-choice.ts'
import { messageSwitch } from './message-switch.ts'
import { noticeReceipt } from './notice-receipt.ts'
import { ownField } from './own-field.ts'
import { passkey } from './passkey.ts'
import { passkeyChallenge } from './passkey-challenge.ts'
import { passwordHistory } from './password-history.ts'
import { rateCount } from './rate-count.ts'
import { recoveryCode } from './recovery-code.ts'
import { registration } from './registration.ts'
import { richText } from './rich-text.ts'
import { roleMenu } from './role-menu.ts'
import { usualView } from './saved-view.ts'
import { scanTicket } from './scan-ticket.ts'
import { scheduleEvent } from './schedule-event.ts'
import { secondFactor } from './second-factor.ts'
import { session } from './session.ts'
import { signInFailure } from './sign-in-failure.ts'
import { signInTicket } from './sign-in-ticket.ts'
import { signature } from './signature.ts'
import { smsCode } from './sms-code.ts'
import { storedReply } from './stored-reply.ts'
import { survey, surveyAnswer } from './survey.ts'
import { todo } from './todo.ts'
import { userAuthorisation } from './user-authorisation.ts'
import { userRole } from './user-role.ts'
import { wallPairing } from './wall-pairing.ts'

/** What the app itself stands on: people, roles, menus, sessions, dictionaries. */
export const systemTables = [
  userRole,
  userAuthorisation,
  roleMenu,
  session,
  signInFailure,
  passwordHistory,
  captcha,
  rateCount,
  heartbeat,
  avatar,
  signature,
  survey,
  surveyAnswer,
  secondFactor,
  recoveryCode,
  passkey,
  passkeyChallenge,
  signInTicket,
  scanTicket,
  smsCode,
  noticeReceipt,
  message,
  messageChoice,
  messageSwitch,
  richText,
  desktop,
  appUse,
  todo,
  fieldReview,
  ownField,
  listLayout,
  scheduleEvent,
  loginSecret,
  signInState,
  identityTicket,
  usedProof,
  registration,
  examSession,
  usualView,
  storedReply,
  importBatch,
  importRow,
  doorKey,
  doorNonce,
  doorRemoval,
  wallPairing,
]
