import { sql } from 'kysely'
import {
  type Whereabouts,
  type WhereaboutsRound,
  whereaboutsAsked,
  whereaboutsRounds,
} from '#domain/dormitory/whereabouts/rounds.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Unit } from '#server/core/serve.ts'
import type { Round } from '#server/engine/rounds/facts.ts'
import type { College, FillMore } from '#server/engine/rounds/fill.ts'
import { roundsServer } from '#server/engine/rounds/rounds-server.ts'
import type { BeforeFinish } from '#server/engine/rounds/served.ts'
import { noteDeparted } from './departed.ts'

const said = (round: Round) => round as Round & WhereaboutsRound

/** What of a list is the area's own: the day by which it is counted. */
export const whereaboutsList: FillMore = {
  filled: async ({ db, tenantId }: College, { id, opensAt }) => {
    const day = opensAt.slice(0, 10)
    await sql`update dormitory_whereabouts_turn set day = ${day}::date
      where tenant_id = ${tenantId} and round_id = ${id} and day is distinct from ${day}::date`.execute(db)
  },
}

/** Nobody comes back before they leave: the student and staff are told so alike. */
const inOrder: BeforeFinish = (_, answers) => {
  const { leavesOn, returnsOn } = answers as Whereabouts
  const message = '返校日期不能早于离校日期'
  if (leavesOn && returnsOn && returnsOn < leavesOn)
    refuse({ type: 'invalid', message, fields: { returnsOn: message } })
  return { departed: null }
}

const mayStay: BeforeFinish = async (turn, answers, round, unit) => {
  const { stayGranted, holidayFrom, holidayUntil } = said(round)
  const { going } = answers as Whereabouts
  const message = '留校须先提交留校申请并获得批准'
  if (going === 'campus' && stayGranted && !(await granted(turn.studentId, holidayFrom, holidayUntil, unit)))
    refuse({ type: 'conflict', message, fields: { going: message } })
  return inOrder(turn, answers, round, unit)
}

async function granted(studentId: string, from: string, until: string, { db, actor }: Unit) {
  const { rows } = await sql`select from dormitory_stay_application where tenant_id = ${actor.tenantId}
    and student_id = ${studentId} and state in ('approved', 'arranged')
    and starts_on <= ${until}::date and ends_on >= ${from}::date limit 1`.execute(db)
  return rows.length > 0
}

const server = roundsServer(whereaboutsRounds, {
  ...whereaboutsList,
  beforeFinish: mayStay,
  beforeVouch: inOrder,
  again: { departed: null, ...Object.fromEntries(whereaboutsAsked.map((name) => [name, null])) },
})

export const whereaboutsServer = {
  ...server,
  scheduled: { ...server.scheduled, 'whereabouts-departed': noteDeparted },
}
