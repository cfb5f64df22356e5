import { ofOneResource, ofRole, ofRoleAndResource, rulesSaid } from '#domain/security/secret-fields/asked.ts'
import { secretFieldCalls } from '#domain/security/secret-fields/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { changeSecretFields } from './change.ts'
import { mySight } from './mine.ts'
import { secretFieldsOf, secretFieldsOfRole } from './of-role.ts'

/** What roles see of fields, as administrators set it and as each person meets it. */
export const secretFieldRoutes: readonly Route[] = [
  answerCall(secretFieldCalls.list, ofRole, secretFieldsOfRole),
  answerCall(secretFieldCalls.one, ofRoleAndResource, secretFieldsOf),
  answerCall(secretFieldCalls.update, rulesSaid, changeSecretFields),
  answerCall(secretFieldCalls.mine, ofOneResource, mySight),
]
