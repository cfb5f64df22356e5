import { allotAsked, fileAsked, rankingAsked } from '#domain/award/asked.ts'
import { awardCalls } from '#domain/award/calls.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { bankFile } from './bank-file.ts'
import { openAwards } from './open.ts'
import { allot, ranking } from './quota.ts'

export const awardRoutes: readonly Route[] = [
  answerPlain(awardCalls.open, ({ app, actor }) => openAwards({ app, db: app.db, actor })),
  answerCall(awardCalls.ranking, rankingAsked, (asked, { app, actor }) =>
    ranking({ app, db: app.db, actor }, asked),
  ),
  answerCall(awardCalls.allot, allotAsked, (asked, { app, actor }) =>
    inTransaction(app, actor, (unit) => allot(unit, asked)),
  ),
  answerCall(awardCalls.bankFile, fileAsked, (asked, { app, actor }) =>
    bankFile({ app, db: app.db, actor }, asked),
  ),
]
