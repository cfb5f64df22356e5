import {
  classesAsked,
  floorAsked,
  placingAsked,
  placingsAsked,
  waitingAsked,
} from '#domain/dormitory/board/asked.ts'
import { boardCalls } from '#domain/dormitory/board/calls.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { floorOf, housesOf } from './floor.ts'
import { placed } from './place.ts'
import { allPlaced, allTakenBack } from './place-all.ts'
import { waitingClasses, waitingFor } from './waiting.ts'

const unitOf = ({ app, actor }: PersonalCall) => ({ db: app.db, app, actor })

export const boardRoutes: readonly Route[] = [
  answerPlain(boardCalls.houses, (call) => housesOf(unitOf(call))),
  answerCall(boardCalls.floor, floorAsked, (asked, call) => floorOf(unitOf(call), asked)),
  answerCall(boardCalls.waiting, waitingAsked, (asked, call) => waitingFor(unitOf(call), asked)),
  answerCall(boardCalls.classes, classesAsked, ({ buildingId }, call) =>
    waitingClasses(unitOf(call), buildingId),
  ),
  answerCall(boardCalls.place, placingAsked, (asked, { app, actor }) =>
    inTransaction(app, actor, (unit) => placed(unit, asked)),
  ),
  answerCall(boardCalls.placeAll, placingsAsked, ({ placings }, { app, actor }) =>
    inTransaction(app, actor, (unit) => allPlaced(unit, placings)),
  ),
  answerCall(boardCalls.takeBackAll, placingsAsked, ({ placings }, { app, actor }) =>
    inTransaction(app, actor, (unit) => allTakenBack(unit, placings)),
  ),
]
