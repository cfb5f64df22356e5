import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { returnPlan } from '#domain/return/plan.ts'
import { isWithin } from '#domain/return/rules.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'

interface Due {
  readonly id: string
  readonly name: string
  readonly returnsFrom: string
  readonly closesAt: string
  readonly collegeReview: boolean
}

/** The round in which the student is still expected. */
async function dueRound({ db, actor }: Unit, studentId: string | null): Promise<Due> {
  const { rows } = await sql<Due>`select p.id, p.name, ${momentOf('p.returns_from')} as "returnsFrom",
      ${momentOf('p.closes_at')} as "closesAt", p.college_review as "collegeReview"
    from return_school_turn t join return_school_round p on p.tenant_id = t.tenant_id and p.id = t.round_id
    where t.tenant_id = ${actor.tenantId} and t.student_id = ${studentId} and t.state = 'waiting' and p.state = 'open'
    order by p.opens_at desc, p.id limit 1`.execute(db)
  return rows[0] ?? refuse({ type: 'conflict', message: '您没有待办理的返校批次' })
}

const asked = [
  ...(['arrivesAt', 'transport', 'vehicleNo', 'fromId', 'fromPlace', 'companion'] as const),
  ...(['healthy', 'health', 'promise'] as const),
]

/** Plans of students: within the round that runs, one at a time; approved, the list of the round shows them. */
export const returnPlans = serve(returnPlan, {
  async beforeWrite(next, { current, ...unit }) {
    if (current && asked.every((name) => next[name] === current[name])) return undefined
    const { studentId = null, arrivesAt = '' } = next
    const round = await dueRound(unit, studentId)
    if (!isWithin(arrivesAt, round))
      refuseAt(
        'arrivesAt',
        phrase('计划返校时间应在 {{from}} 至 {{to}} 之间', {
          from: round.returnsFrom.slice(0, 16),
          to: round.closesAt.slice(0, 16),
        }),
      )
    const who = await table(student, unit.db, unit.actor.tenantId).get({ id: studentId ?? '' }, ['name'])
    const { id: roundId, collegeReview } = round
    return { roundId, collegeReview, title: `${who?.name ?? ''} ${round.name}` }
  },
  actions: {
    async submit(row, _, unit) {
      const { db, actor } = unit
      await table(student, db, actor.tenantId).list({ id: row.studentId ?? '' }, ['id'], {
        lock: 'no key update',
      })
      const { studentId, roundId } = row
      const other = { studentId, roundId, state: ['reviewing', 'approved'], id: not(row.id) } as const
      if (await table(returnPlan, db, actor.tenantId).exists(other))
        refuse({ type: 'conflict', message: '您在本批次已有返校申请' })
      if ((await dueRound(unit, studentId)).id !== roundId)
        refuse({ type: 'conflict', message: '该返校批次已结束' })
      return undefined
    },
    async approve({ id, studentId, roundId, arrivesAt, transport }, _, { db, actor, app }) {
      await sql`update return_school_turn t set plan_id = ${id}, planned_at = ${`${arrivesAt}+08`}::timestamptz,
          transport = ${transport}, revision = t.revision + 1, updated_at = ${app.now().toISOString()}::timestamptz,
          updated_by = ${actor.id}
        where t.tenant_id = ${actor.tenantId} and t.student_id = ${studentId} and t.round_id = ${roundId}`.execute(
        db,
      )
      return undefined
    },
  },
})
