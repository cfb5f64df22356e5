import { sql } from 'kysely'
import { graduateAudit } from '#domain/records/graduation/audit.ts'
import { graduateBatch } from '#domain/records/graduation/batch.ts'
import { graduateStudy } from '#domain/records/graduation/study.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { type Random, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { asColumns } from '#server/engine/rows/put-rows.ts'
import { listedRows } from '../graduation/facts.ts'

const planCredits = 140

/** Most have what the plan asks; some lack a course or two, and a few the training. */
function studyOf(random: Random, studentId: string, at: number, countedOn: string) {
  const credits = at % 9 === 1 ? planCredits - 2 - random.below(12) : planCredits + random.below(6)
  const training = at % 17 === 4 ? 'missed' : at % 29 === 7 ? 'exempt' : 'passed'
  return { id: random.id(), studentId, planCredits, credits, training, countedOn }
}

/** The eldest grade before it graduates: some were confirmed by their college, and the desks have begun. */
export async function demoGraduation(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  const { rows: students } = await sql<{ id: string; grade: number }>`select s.id, s.grade from base_student s
    where s.tenant_id = ${tenantId} and s.schooling_length = 3 and s.student_state in ('01', '02', '04', '05')
      and s.grade = (select min(grade) from base_student where tenant_id = ${tenantId} and student_state = '01'
        and schooling_length = 3)
    order by s.student_no`.execute(db)
  const grade = students[0]?.grade
  if (grade === undefined) return
  const random = seeded(1932)
  const gradYear = grade + 3
  const batch = {
    ...{ id: random.id(), name: `${gradYear} 届毕业资格审核`, gradYear, grade, length: 3, maxYears: 5 },
    ...{
      graduatesOn: `${gradYear}-06-30`,
      conditions: 'roll,years,maximum,fees,punishment,credits,training',
    },
    ...{ listed: students.length, listedAt: timeOf(app.now()) },
  }
  await insertRows(
    db,
    graduateBatch,
    tenantId,
    [{ ...asColumns(graduateBatch.fields, batch), id: batch.id }],
    {
      by: 'demo',
    },
  )
  const study = students.map(({ id: studentId }, at) =>
    studyOf(random, studentId, at, timeOf(app.now()).slice(0, 10)),
  )
  await insertRows(db, graduateStudy, tenantId, study, { by: 'demo' })
  const unit = { db, app: { ...app, db }, actor: clockIn(tenantId) }
  const listed = await listedRows(
    unit,
    { ...batch, revision: 1 } as never,
    students.map(({ id }) => id),
  )
  const rows = listed.map((row) => {
    const step = () => (random.below(100) < 30 ? ('done' as const) : ('open' as const))
    const isConfirmed = row.conclusion !== null && random.below(100) < 25
    const steps = { library: step(), card: step(), league: step(), leaving: 'open' as const }
    return { ...row, ...steps, id: random.id(), state: isConfirmed ? 'confirmed' : 'pending' }
  })
  await insertRows(
    db,
    graduateAudit,
    tenantId,
    rows.map((row) => ({ ...asColumns(graduateAudit.fields, row), id: row.id })),
    { by: 'demo' },
  )
  await deriveCopies(
    { db, tenantId },
    graduateAudit,
    rows.map(({ id }) => id),
  )
}
