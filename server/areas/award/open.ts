import { sql } from 'kysely'
import type { OpenAward } from '#domain/award/calls.ts'
import { failing } from '#domain/award/judge.ts'
import type { ApplicationState } from '#domain/award/words.ts'
import { student } from '#domain/base/student.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import { behind, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import type { Rated } from './figures.ts'
import { judgedOf } from './judged.ts'

interface Open extends Rated {
  readonly name: string
  readonly awardName: string
  readonly amount: number | null
  readonly unit: string
  readonly closesOn: string
  readonly note: string | null
  readonly state: ApplicationState | null
}

/** As many awards are open to somebody at once. */
const most = 40

/** The batches that take applications today, each with its conditions and the asker's own figures; none for anybody but a student. */
export async function openAwards(unit: Unit): Promise<readonly OpenAward[]> {
  const { db, actor, app } = unit
  const own = await table(student, db, actor.tenantId).get({ id: actor.granted.self }, ['id'])
  if (!own) return []
  const studentId = own.id
  const today = todayOf(app)
  const { rows } =
    await sql<Open>`select b.id, b.name, b.project_id as "projectId", b.academic_year as "academicYear",
      b.evaluation_batch_id as "evaluationBatchId", b.closes_on::text as "closesOn", b.note, p.name as "awardName",
      p.amount::float8 as amount, p.unit, a.state
    from award_batch b join ${behind('award_project p', 'b.project_id')}
    left join award_application a on a.tenant_id = b.tenant_id and a.batch_id = b.id and a.student_id = ${studentId}
    where b.tenant_id = ${actor.tenantId} and p.enabled and b.opens_on <= ${today}::date
      and b.closes_on >= ${today}::date
    order by b.closes_on, p.sort, b.id limit ${most}`.execute(db)
  const open: OpenAward[] = []
  for (const { id, amount, projectId, academicYear, evaluationBatchId, ...row } of rows) {
    const { judgements } = await judgedOf(unit, studentId, { id, projectId, academicYear, evaluationBatchId })
    open.push({
      ...{ ...row, batchId: id, amount: amount === null ? null : yuanOf(amount), judgements },
      mayApply: failing(judgements).length === 0,
    })
  }
  return open
}
