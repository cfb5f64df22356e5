import { goodsCalls } from '#domain/claim/goods/calls.ts'
import {
  goodsAct,
  goodsCounted,
  goodsOfClass,
  goodsOfStudent,
  goodsUndo,
  goodsWho,
} from '#domain/claim/goods/desk-calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { countsOf } from './counts.ts'
import { deskOf } from './desk.ts'
import { rulesOf } from './parameter.ts'
import { done } from './perform.ts'
import { pickingOf } from './picking.ts'
import { findStudents } from './students.ts'
import { undone } from './undo.ts'

const unitOf = ({ app, actor }: PersonalCall): Unit => ({ db: app.db, app, actor })

const whoActs = ({ c, actor }: PersonalCall) => ({ ...actor, address: addressOf(c) || undefined })

/** The calls of the goods desks: bedding, military clothing and keys. */
export const goodsRoutes: readonly Route[] = [
  answerCall(goodsCalls.find, goodsWho, async ({ kind, who }, call) => {
    const { year } = await rulesOf(call.app.db, call.tenantId, kind, call.app.now())
    return findStudents(unitOf(call), year, who)
  }),
  answerCall(goodsCalls.desk, goodsOfStudent, ({ kind, id }, call) => deskOf(unitOf(call), kind, id)),
  answerCall(goodsCalls.act, goodsAct, (act, call) =>
    inTransaction(call.app, whoActs(call), async (unit) => {
      await done(unit, act)
      return deskOf(unit, act.kind, act.id)
    }),
  ),
  answerCall(goodsCalls.undo, goodsUndo, (asked, call) =>
    inTransaction(call.app, whoActs(call), async (unit) => {
      const { kind, id } = await undone(unit, asked)
      return deskOf(unit, kind, id)
    }),
  ),
  answerCall(goodsCalls.counts, goodsCounted, ({ kind, by }, call) => countsOf(unitOf(call), kind, by)),
  answerCall(goodsCalls.picking, goodsOfClass, ({ kind, classId }, call) =>
    pickingOf(unitOf(call), kind, classId),
  ),
]
