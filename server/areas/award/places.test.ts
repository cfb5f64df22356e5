import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { awardApplication } from '#domain/award/application.ts'
import { awardBatch } from '#domain/award/batch.ts'
import { awardProject } from '#domain/award/project.ts'
import { awardQuota } from '#domain/award/quota.ts'
import { awardType } from '#domain/award/type.ts'
import { evaluationBatch } from '#domain/evaluation/batch.ts'
import { combinedScore } from '#domain/evaluation/score.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'
import { admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { stepAtOnce } from '#tests/support/step-at-once.ts'

describe.each(oneEngine)('places of awards, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { tenantId } = server
  const keep = async (table: AnyTable, row: object) => {
    const id = newId()
    await insertRows(server.app().db, table, tenantId, [{ id, ...row }])
    return id
  }

  it('F-27: of 50 applications that a college passes at once, as many pass as it has places', async () => {
    const { db } = server.app()
    const people = await admit(
      db,
      tenantId,
      Array.from({ length: 50 }, () => ({})),
    )
    const { rows } = await sql<{ classId: string; departmentId: string }>`select class_id as "classId",
      department_id as "departmentId" from admissions_admitted_student where tenant_id = ${tenantId} limit 1`.execute(
      db,
    )
    const year = { academicYear: '2025-2026', term: '2' }
    const evaluation = await keep(evaluationBatch, {
      ...{
        ...year,
        code: 'CP1',
        name: '综合测评',
        since: '2026-03-02',
        until: '2026-07-19',
        state: 'archived',
      },
    })
    const sort = { sort: 1, enabled: true }
    const typeId = await keep(awardType, {
      code: 'JXJ',
      name: '奖学金',
      category: '1',
      period: 'year',
      ...sort,
    })
    const projectId = await keep(awardProject, {
      ...{ code: 'A', name: '一等奖学金', typeId, level: '3', unit: '学校', fund: '事业收入', ...sort },
    })
    const batchId = await keep(awardBatch, {
      ...{ name: '一等奖学金评选', projectId, academicYear: '2025-2026', evaluationBatchId: evaluation },
      ...{
        opensOn: '2026-09-01',
        closesOn: '2026-09-30',
        collegeDays: 3,
        schoolDays: 5,
        places: 40,
        total: 40,
      },
    })
    const { classId, departmentId } = rows[0] ?? {}
    await keep(awardQuota, { batchId, departmentId, headcount: 50, places: 40 })
    const scores = people.map(({ studentId }, at) => ({
      ...{ id: newId(), number: studentId, batchId: evaluation, studentId, total: 99 - at, intellectual: 60 },
      ...{ state: 'archived', classRank: at + 1, classSize: 50, gradeRank: at + 1, gradeSize: 50 },
    }))
    await insertRows(db, combinedScore, tenantId, scores)
    // Handed in before the evaluation was archived: who is judged anew stands before those who are not yet.
    const applications = people.map(({ studentId }) => ({
      ...{
        id: newId(),
        title: '申请',
        studentId,
        classId,
        departmentId,
        batchId,
        projectId,
        reason: '学习认真',
      },
      ...{ academicYear: '2025-2026', state: 'classPassed' },
    }))
    await insertRows(db, awardApplication, tenantId, applications)
    const told = await stepAtOnce(server.app(), tenantId, {
      ...{ resource: awardApplication, ids: applications.map(({ id }) => id), act: 'collegePass' },
    })
    expect(told.filter((each) => each === 'done')).toHaveLength(40)
    expect(new Set(told)).toEqual(new Set(['done', '本学院 40 个名额已用完']))
    const { rows: passed } = await sql<{ count: number }>`select count(*)::int as count from award_application
      where tenant_id = ${tenantId} and state = 'collegePassed'`.execute(db)
    expect(passed).toEqual([{ count: 40 }])
  })
})
