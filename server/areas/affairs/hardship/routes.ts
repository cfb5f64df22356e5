import { allotAsked, distributeAsked, lendAsked, treeAsked } from '#domain/affairs/hardship/asked.ts'
import { quotaCalls } from '#domain/affairs/hardship/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { distribute } from './distribute.ts'
import { allotClass, lend, quotaTree, shareCollege } from './quota.ts'

/** Each change is one transaction, which locks the school's places, then the college's, then those of classes. */
export const hardshipRoutes: readonly Route[] = [
  answerCall(quotaCalls.tree, treeAsked, (asked, { app, actor }) =>
    quotaTree({ app, db: app.db, actor }, asked),
  ),
  answerCall(quotaCalls.distribute, distributeAsked, ({ batchId }, { app, actor }) =>
    inTransaction(app, actor, ({ db }) => distribute(db, actor.tenantId, batchId, actor.id)),
  ),
  answerCall(quotaCalls.share, allotAsked, (asked, { app, actor }) =>
    inTransaction(app, actor, (unit) => shareCollege(unit, asked)),
  ),
  answerCall(quotaCalls.allot, allotAsked, (asked, { app, actor }) =>
    inTransaction(app, actor, (unit) => allotClass(unit, asked)),
  ),
  answerCall(quotaCalls.lend, lendAsked, (asked, { app, actor }) =>
    inTransaction(app, actor, (unit) => lend(unit, asked)),
  ),
]
