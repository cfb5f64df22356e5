import type { z } from 'zod'
import { student as studentTable } from '#domain/base/student.ts'
import { leaveApplication } from '#domain/leave/application.ts'
import { leaveCalls, type Reckoned } from '#domain/leave/calls.ts'
import { lostInWords } from '#domain/leave/reckoning.ts'
import { reckoningAsked } from '#domain/leave/reckoning-asked.ts'
import { simulate, unknownIn } from '#machines/approval/simulate.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { modelOf } from '#server/engine/approval/begin.ts'
import { factsOf } from '#server/engine/approval/facts.ts'
import { aboutOf } from '#server/engine/approval/perform.ts'
import { definitionOf } from '#server/engine/approval/store.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { spanOf } from './checked.ts'
import { levelFor } from './level.ts'
import { reckon } from './reckon.ts'

/** The steps that a leave would go through, by the process as it is drawn now; none where it has none. */
async function stepsOf(unit: Unit, studentId: string, row: object): Promise<Reckoned['steps']> {
  const model = await modelOf(unit, 'leave')
  const definition = await definitionOf(unit, model.id, model.version ?? 0)
  const facts = await factsOf(unit, definition, aboutOf(leaveApplication, { studentId }, row))
  const simulated = simulate(definition, facts, unknownIn(definition))
  return 'refused' in simulated
    ? []
    : simulated.steps
        .filter(({ kind }) => kind === 'approve')
        .map(({ title, people }) => ({ title, people: people.map(({ person }) => person.name) }))
}

/** What a leave that is being filled in would cost and who would decide on it; null of a student out of reach. */
async function foretold(
  { studentId, ...asked }: z.output<typeof reckoningAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<Reckoned | null> {
  const unit = { app, db: app.db, actor }
  const within = scopeFilter(studentTable, actor, leaveCalls.reckon.access)
  const found = await table(studentTable, app.db, tenantId).get(
    [{ id: studentId ? [studentId] : actor.granted.self }, within('r')],
    ['id'],
  )
  if (!found) return null
  const { set, lost } = await reckon(unit, found.id, spanOf(asked))
  const leavesCity = asked.leavesCity ?? null
  const typeId = asked.typeId ?? null
  const level = await levelFor(unit, { ...set, typeId, leavesCity })
  const row = { ...asked, ...set, typeId, leavesCity, level }
  return {
    days: set.days,
    lessons: set.lessons,
    lostLessons: lostInWords(lost),
    holidayEve: set.holidayEve,
    level,
    steps: await stepsOf(unit, found.id, row),
  }
}

export const foretellRoutes: readonly Route[] = [answerCall(leaveCalls.reckon, reckoningAsked, foretold)]
