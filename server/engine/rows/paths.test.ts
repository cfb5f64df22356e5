import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { feeBody } from '#domain/fee/body.ts'
import { feeProject } from '#domain/fee/project.ts'
import { secretField } from '#domain/security/secret-field.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('fields of rows pointed at, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep } = leaveCollege(server)
  const numbers = { own: '', mate: '' }

  beforeAll(async () => {
    const bodyId = await keep(feeBody, { code: 'XX', name: '学校', kind: 'school', enabled: true })
    const projectId = await keep(feeProject, {
      ...{ kind: '01', bodyId, sort: 1, enabled: true, prepaid: false, code: 'XF', name: '学费' },
      ...{ refundable: true, byMonths: true },
    })
    const charged = async (studentId: string, academicYear: string, due: string) => {
      const json = { studentId, projectId, academicYear, due, dueOn: '2026-12-30' }
      expect((await asks.admin('fee/studentFee/add', json)).status).toBe(200)
    }
    await charged(ids.studentId, '2025-2026', '5000.00')
    await charged(ids.studentId, '2026-2027', '6000.00')
    await charged(ids.mateId, '2026-2027', '7000.00')
    const { db } = server.app()
    await sql`update base_student set grade = case when id = ${ids.mateId} then 2025 else 2026 end,
      major_id = (select id from base_major where tenant_id = ${server.tenantId} limit 1)
      where tenant_id = ${server.tenantId}`.execute(db)
    const { rows } = await sql<{ id: string; no: string }>`select id, student_no as no from base_student
      where tenant_id = ${server.tenantId}`.execute(db)
    const numberOf = (id: string) => rows.find((row) => row.id === id)?.no ?? ''
    Object.assign(numbers, { own: numberOf(ids.studentId), mate: numberOf(ids.mateId) })
  })

  const asked = (query: string, who: keyof typeof asks = 'admin') =>
    asks[who](`fee/studentFee/page?size=20&current=1&${query}`)
  const file = async (params: object) => {
    const { body: session } = await server.signIn(await server.person('admin'))
    const answer = await server.hono().request('/api/campus-fee/studentFee/export', {
      method: 'POST',
      headers: { 'Campus-Auth': `bearer ${session.access_token}`, 'Tenant-Id': server.tenantId },
      body: JSON.stringify({ fileName: '应缴', format: 'csv', heard, params }),
    })
    return answer.text()
  }
  const heard = { 'studentId.studentNo': '学号', due: '应缴' }
  const dues = async (query: string, who: keyof typeof asks = 'admin') =>
    (await asked(query, who)).data?.records?.map(({ due }: { due: string }) => due).toSorted()
  const condition = (value: object) => `condition=${encodeURIComponent(JSON.stringify(value))}`

  it('come with each row, and the names behind references among them', async () => {
    const { data } = await asked(`params.studentId=${ids.mateId}`)
    expect(data.records).toHaveLength(1)
    expect(data.records[0]).toMatchObject({ 'studentId.studentNo': numbers.mate, 'studentId.grade': 2025 })
    expect(data.records[0].labels['studentId.majorId']).toMatch(/^专业/)
    const one = await asks.admin(`fee/studentFee/getOne?id=${data.records[0].id}`)
    expect(one.data['studentId.studentNo']).toBe(numbers.mate)
  })

  it('are asked for as their kinds are, beside the reference itself, in conditions and by themselves', async () => {
    expect(await dues(`params.studentId.studentNo=${numbers.own}`)).toEqual(['5000.00', '6000.00'])
    const both = `params.studentId=${ids.studentId}&params.studentId.studentNo=${numbers.mate}`
    expect(await dues(both)).toEqual([])
    expect(await dues('params.studentId.grade.from=2026&params.studentId.grade.to=2026')).toHaveLength(2)
    expect(await dues('studentId.grade.to=2025')).toEqual(['7000.00'])
    expect(await dues(`studentId.studentNo_equal=${numbers.mate}`)).toEqual(['7000.00'])
    const not = { not: { field: 'studentId.grade', is: 'equals', value: 2025 } }
    expect(await dues(condition(not))).toEqual(['5000.00', '6000.00'])
    const { data } = await asked(`params.studentId.grade.to=2025`)
    expect([data.total, data.records.length]).toEqual([1, 1])
    const sums = await asks.admin('fee/studentFee/sums?params.studentId.grade.to=2025')
    expect(sums.data).toMatchObject({ count: 1, sums: { due: '7000.00' } })
    for (const wrong of ['params.studentId.mobile=1', 'studentId.name=1', 'params.studentId.classId.code=1'])
      expect((await asked(wrong)).status).toBe(400)
    expect((await asked(condition({ field: 'studentId.idNo', is: 'filled' }))).status).toBe(400)
    expect((await asked('params.studentId.grade.above=1')).status).toBe(400)
  })

  it('sort the rows, whichever way', async () => {
    const order = async (sort: string) =>
      (await asked(`sort=${sort}`)).data.records.map(
        (row: Record<string, unknown>) => row['studentId.studentNo'],
      )
    const sorted = [numbers.own, numbers.own, numbers.mate].toSorted()
    expect(await order('studentId.studentNo,due')).toEqual(sorted)
    expect(await order('-studentId.studentNo')).toEqual(sorted.toReversed())
    expect((await order('-studentId.grade'))[2]).toBe(numbers.mate)
    expect(await order('studentId.majorId')).toHaveLength(3)
  })

  it('are taken along in a file, filtered and sorted likewise, and say which rows a batch is about', async () => {
    const { status, msg } = await asks.admin('fee/studentFee/batch/urge', {
      rows: { matching: { filters: { 'studentId.grade.to': '2025' } } },
      expected: 2,
    })
    expect([status, msg]).toEqual([409, '符合条件的数据已变为 1 条，请重新核对后再提交'])
    const params = { filters: { 'studentId.grade.to': '2025' }, sort: ['studentId.studentNo'] }
    expect(await file(params)).toContain(`"${numbers.mate}","7000.00"`)
    expect(await file(params)).not.toContain(numbers.own)
    // As a page is asked.
    expect(await file({ 'params.studentId.grade.to': 2025 })).toContain(`"${numbers.mate}","7000.00"`)
    expect(await file({ params: { studentId: { grade: { to: 2024 } } } })).not.toContain('7000.00')
  })

  it('are asked for by choosing among what the rows point at, though nothing else leads there', async () => {
    const { status, data } = await asks.counsellor('base/major/getSelect?size=10')
    expect([status, data.length]).toEqual([200, 1])
  })

  it('stay in sight of the rows within reach alone', async () => {
    expect(await dues(`params.studentId.studentNo=${numbers.own}`, 'stranger')).toEqual([])
    expect(await dues(`params.studentId.studentNo=${numbers.own}`, 'counsellor')).toHaveLength(2)
  })

  describe('that the asker sees in part or not', () => {
    const asking = [
      'params.studentId.studentNo=1',
      'studentId.studentNo_equal=1',
      condition({ field: 'studentId.studentNo', is: 'filled' }),
      condition({ field: 'studentId.studentNo', is: 'equals', value: '1' }),
      'sort=studentId.studentNo',
      'descs=studentId.studentNo',
    ]
    const told = async (
      access: string,
      { resource = 'base.student', field = 'studentNo', role = 'counsellor' } = {},
    ) => {
      const { db } = server.app()
      await sql`delete from security_secret_field where tenant_id = ${server.tenantId}`.execute(db)
      const { rows } = await sql<{ id: string }>`select id from system_role
        where tenant_id = ${server.tenantId} and code = ${role}`.execute(db)
      await keep(secretField, { roleId: rows[0]?.id, resource, field, access })
    }
    const seen = async () => (await asked('', 'counsellor')).data.records[0]

    it('are masked as there, and nobody asks for them piece by piece', async () => {
      await told('masked')
      expect((await seen())['studentId.studentNo']).toMatch(/^.\*{4,}$/)
      for (const each of asking) expect([each, (await asked(each, 'counsellor')).status]).toEqual([each, 400])
    })

    it('go into a file as they are seen', async () => {
      await told('masked', { role: 'admin' })
      expect(await file({})).toMatch(/"[^"]\*{4,}[^"]*","5000.00"/)
      await told('hidden', { role: 'admin' })
      expect(await file({})).toMatch(/^\ufeff?"应缴"\r\n"\d/)
      expect(await file({ filters: { 'studentId.studentNo': '1' } })).toContain('不支持的查询条件')
    })

    it('are hidden as there', async () => {
      await told('hidden')
      expect(await seen()).not.toHaveProperty(['studentId.studentNo'])
      for (const each of asking) expect([each, (await asked(each, 'counsellor')).status]).toEqual([each, 400])
    })

    it('are hidden with the reference that leads there', async () => {
      await told('hidden', { resource: 'fee.student-fee', field: 'studentId' })
      expect(await seen()).not.toHaveProperty(['studentId.studentNo'])
      expect(await seen()).not.toHaveProperty(['studentId.grade'])
      for (const each of asking) expect([each, (await asked(each, 'counsellor')).status]).toEqual([each, 400])
      expect((await asked('params.studentId.grade.from=2025', 'counsellor')).status).toBe(400)
    })

    it('sort and filter again for who sees them', async () => {
      await told('read')
      for (const each of asking) expect([each, (await asked(each, 'counsellor')).status]).toEqual([each, 200])
    })
  })
})
