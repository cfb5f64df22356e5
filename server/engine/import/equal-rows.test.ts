import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { studentFamily } from '#domain/base/student-family.ts'
import { plainPlan } from '#domain/system/import-plan.ts'
import type { Unit } from '#server/core/serve.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sampleRows } from '#tests/support/sample-rows.ts'
import { serverOn } from '#tests/support/server.ts'
import { equalRows } from './equal-rows.ts'
import { rowsAlike } from './kept-rows.ts'

describe.each(oneEngine)('rows that are like those of a sheet, on %s', (engine) => {
  const server = serverOn(engine)
  const college = server.college()
  const values = { name: '张三', relation: '51' }
  let unit: Unit
  beforeAll(async () => {
    const { actor } = college.manager(studentFamily.name)
    unit = { db: server.app().db, app: server.app(), actor }
    await sampleRows(unit.db, college.tenantId)
    await sql`update base_student_family set name = '张三', relation = '51' where tenant_id = ${college.tenantId}`.execute(
      unit.db,
    )
    await sql`insert into base_student_family
      select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).*
      from base_student_family r, generate_series(1, 2) where r.tenant_id = ${college.tenantId}`.execute(
      unit.db,
    )
  })

  const equal = async (most?: number) => {
    const plan = { ...plainPlan, columns: ['name', 'relation'] }
    const find = await equalRows(unit, studentFamily, plan, new Map(), [values, values], () => false, most)
    const read = { values, faults: {}, doubtful: {}, veiled: {}, empty: [] }
    return find(read, () => false)
  }

  test('are each found once, however often the sheet asks', async () => {
    const asked = Array.from({ length: 50 }, () => values)
    expect(await rowsAlike(unit, studentFamily, ['name'], asked)).toHaveLength(3)
    expect(await rowsAlike(unit, studentFamily, ['name'], asked, 2)).toHaveLength(2)
  })

  test('are not told apart by what too many of them have in common', async () => {
    expect(await equal(3)).toMatchObject({ name: '张三' })
    expect(await equal(2)).toBeUndefined()
  })
})
