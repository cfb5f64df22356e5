import { holdAsked, offerAsked } from '#domain/dormitory/room-choice/asked.ts'
import { roomChoiceCalls } from '#domain/dormitory/room-choice/calls.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { confirm, hold, release } from './choose.ts'
import { limitHolds } from './limit-holds.ts'
import { offerFor } from './offer.ts'

export const roomChoiceRoutes: readonly Route[] = [
  answerCall(roomChoiceCalls.offer, offerAsked, ({ quotaId }, { app, actor }) =>
    offerFor({ db: app.db, app, actor }, quotaId),
  ),
  answerCall(roomChoiceCalls.hold, holdAsked, async ({ bedId }, { app, actor }) => {
    await limitHolds(app, actor)
    return inTransaction(app, actor, (unit) => hold(unit, bedId))
  }),
  answerPlain(roomChoiceCalls.confirm, ({ app, actor }) => inTransaction(app, actor, confirm)),
  answerPlain(roomChoiceCalls.release, ({ app, actor }) => inTransaction(app, actor, release)),
]
