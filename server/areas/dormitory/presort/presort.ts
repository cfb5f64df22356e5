import { sql } from 'kysely'
import { bed } from '#domain/dormitory/bed.ts'
import { presort } from '#domain/dormitory/presort/presort.ts'
import { propose } from '#domain/dormitory/presort/propose.ts'
import { stay } from '#domain/dormitory/stay.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { proposalsServer } from '#server/engine/proposals/proposals-server.ts'
import type { Given, ProposalWork } from '#server/engine/proposals/work.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { beginAll, faultsOfAll, takeBackAll } from '../stay/many.ts'
import { type Asked, arrivalsOf, freeBedsOf } from './facts.ts'

/** Of one proposal: it is computed in the call, and carried out in one transaction. */
const most = 3000

const giving = ['dormitory.bed-presort:apply', 'dormitory.bed-presort-line:move']

export const presortWork: ProposalWork = {
  async compute(unit, proposal, kept) {
    const asked = proposal as unknown as Asked
    const students = await arrivalsOf(unit, asked, most)
    if (students.length > most)
      refuse({ type: 'conflict', message: phrase('一次最多预分 {{most}} 人，请缩小范围', { most }) })
    if (students.length === 0) refuse({ type: 'conflict', message: '所选范围内没有住校学生' })
    const beds = (await freeBedsOf(unit, asked)).toSorted((a, b) => (a.roomName < b.roomName ? -1 : 1))
    const today = todayOf(unit.app)
    const rules = { on: today, today, levelId: asked.levelId, together: asked.together === true }
    const placements = propose(students, beds, kept, rules)
    return placements.map(({ studentId, bedId, ...why }) => ({ subject: studentId, target: bedId, ...why }))
  },

  async judge(unit, given) {
    const since = todayOf(unit.app)
    const reached = await reachedBeds(unit, given)
    const faults = await faultsOfAll(
      unit,
      given.map(({ subject, target }) => ({ studentId: subject, bedId: target, since })),
    )
    const outside = given.filter(({ target }) => !reached.has(target))
    return new Map([...faults, ...outside.map(({ subject }) => [subject, '床位不在您的管理范围内'] as const)])
  },

  async carryOut(unit, given) {
    const { db, actor, app } = unit
    const before = await table(stay, db, actor.tenantId).list(
      { studentId: given.map(({ subject }) => subject) },
      ['studentId'],
    )
    const known = new Set(before.map(({ studentId }) => studentId))
    const how = { since: todayOf(app), source: 'assigned' } as const
    await beginAll(
      unit,
      given.map(({ subject, target }) => ({
        ...{ studentId: subject, bedId: target, ...how },
        reason: known.has(subject) ? 'return' : 'entry',
      })),
    )
  },

  takeBack: (unit, given) =>
    takeBackAll(
      unit,
      given.map(({ subject, target }) => ({ studentId: subject, bedId: target })),
    ),
}

async function reachedBeds({ db, actor }: Unit, given: readonly Given[]): Promise<ReadonlySet<string>> {
  const ids = given.map(({ target }) => target)
  const { rows } = await sql<{
    id: string
  }>`select r.id from dormitory_bed r where r.tenant_id = ${actor.tenantId}
    and r.id = any(${ids}::uuid[]) and ${scopeFilter(bed, actor, giving)()}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export const presortServer = proposalsServer(presort, presortWork)
