import { oneId } from '#domain/kernel/one-id.ts'
import { explanationAsked, viewBegun } from '#domain/security/access/asked.ts'
import { accessCalls } from '#domain/security/access/calls.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { explainAccess } from './explain.ts'
import { beginView, endView, viewsOfMe } from './view-as.ts'

/** Why somebody sees a row, and how the portal looks to them. */
export const accessRoutes: readonly Route[] = [
  answerCall(accessCalls.explain, explanationAsked, explainAccess),
  answerCall(accessCalls.view, viewBegun, beginView),
  answerCall(accessCalls.endView, oneId.strict(), endView),
  answerPlain(accessCalls.viewsOfMe, viewsOfMe),
]
