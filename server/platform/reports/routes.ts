import { ofResource, previewAsked, printAsked } from '#domain/reports/asked.ts'
import { reportCalls } from '#domain/reports/calls.ts'
import { sourceNamed } from '#domain/reports/sources.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { reportsFor } from './kept.ts'
import { preview } from './preview.ts'
import { print } from './print.ts'

export const reportRoutes: readonly Route[] = [
  answerCall(reportCalls.mine, ofResource, ({ resource }, { app, actor }) =>
    sourceNamed(resource) ? reportsFor(app.db, actor, resource) : [],
  ),
  answerCall(reportCalls.preview, previewAsked, preview),
  answerCall(reportCalls.print, printAsked, print),
]
