import { oneId } from '#domain/kernel/one-id.ts'
import { layoutSaid, layoutsAsked } from '#domain/system/list-layouts/asked.ts'
import { listLayoutCalls } from '#domain/system/list-layouts/calls.ts'
import { ofScreen, usualSaid, viewSaved, viewShared } from '#domain/system/saved-views/asked.ts'
import { viewCalls } from '#domain/system/saved-views/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { layoutsOf, setLayout } from './layouts.ts'
import { myViews } from './read.ts'
import { saveView } from './save.ts'
import { removeMine, setUsual, shareMine } from './standing.ts'

export const viewRoutes: readonly Route[] = [
  answerCall(viewCalls.mine, ofScreen, myViews),
  answerCall(viewCalls.save, viewSaved, saveView),
  answerCall(viewCalls.remove, oneId.strict(), removeMine),
  answerCall(viewCalls.setUsual, usualSaid, setUsual),
  answerCall(viewCalls.share, viewShared, shareMine),
  answerCall(listLayoutCalls.read, layoutsAsked, layoutsOf),
  answerCall(listLayoutCalls.update, layoutSaid, setLayout),
]
