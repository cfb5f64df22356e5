import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hardshipBatch } from '#domain/affairs/hardship/batch.ts'
import { hardship } from '#domain/affairs/hardship/hardship.ts'
import { hardshipQuota } from '#domain/affairs/hardship/quota.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'
import { admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { stepAtOnce } from '#tests/support/step-at-once.ts'

describe.each(oneEngine)('places of hardship, on %s', (engine) => {
  const server = sessionsOn(engine)

  it('F-27: of 50 applications that a class passes at once, as many pass as it has places', async () => {
    const { db } = server.app()
    const { tenantId } = server
    const people = await admit(
      db,
      tenantId,
      Array.from({ length: 50 }, () => ({})),
    )
    const { rows } = await sql<{ classId: string; departmentId: string }>`select class_id as "classId",
      department_id as "departmentId" from admissions_admitted_student where tenant_id = ${tenantId} limit 1`.execute(
      db,
    )
    const own = { batchId: newId(), ...rows[0] }
    const batch = { name: '困难认定', academicYear: '2026-2027', noticeDays: 5, places: 40, total: 40 }
    const days = { opensOn: '2026-09-01', closesOn: '2026-09-30', endsOn: '2027-08-31' }
    const marks = { specialFrom: 60, hardFrom: 40, plainFrom: 25 }
    await insertRows(db, hardshipBatch, tenantId, [{ id: own.batchId, ...batch, ...days, ...marks }])
    const places = { name: '一班', headcount: 50, places: 38, moved: 2 }
    await insertRows(db, hardshipQuota, tenantId, [{ id: newId(), ...own, ...places }])
    const family = { familySize: 4, labourCount: 2, supportCount: 1, incomePerHead: 360_000, promise: true }
    const applications = people.map(({ studentId }) => ({
      ...{ id: newId(), title: '困难认定', studentId, incomeSource: '1', level: 'plain', state: 'reviewing' },
      ...{ ...family, ...own, academicYear: '2026-2027' },
    }))
    await insertRows(db, hardship, tenantId, applications)
    const ids = applications.map(({ id }) => id)
    const told = await stepAtOnce(server.app(), tenantId, { resource: hardship, ids, act: 'classPass' })
    const full = '本班 40 个困难认定名额已用完，请先向学院申请调剂'
    expect(told.filter((each) => each === 'done')).toHaveLength(40)
    expect(new Set(told)).toEqual(new Set(['done', full]))
    const { rows: passed } = await sql<{ count: number }>`select count(*)::int as count from affairs_hardship
      where tenant_id = ${tenantId} and state = 'classPassed'`.execute(db)
    expect(passed).toEqual([{ count: 40 }])
  })
})
