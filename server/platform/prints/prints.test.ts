import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Paper, PaperCheck } from '#domain/kernel/print.ts'
import { newPrintCode } from '#domain/kernel/print-code.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('the slip of a leave, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, sent, approved, decide, drafted, leave } = leaveCollege(server)

  const print = async (who: keyof typeof asks, id: string) => asks[who]('leave/application/slip', { id })
  const printed = async (id: string, who: keyof typeof asks = 'student') => {
    const { status, data, msg } = await print(who, id)
    expect([status, msg]).toEqual([200, '操作成功'])
    return data.paper as Paper
  }
  const verify = async (code: string, address = '203.0.113.9') => {
    const asked = { json: { code }, address }
    const { status, body } = await server.ask('POST', 'system/print/verify', asked)
    return { status, data: body.data as PaperCheck | null, msg: body.msg as string }
  }

  it('is printed by the student, the counsellor and the college, each copy with its own number and code', async () => {
    const id = await approved(3)
    const first = await printed(id)
    expect(first).toMatchObject({
      title: '学生请假条',
      number: expect.stringMatching(/^QJ\d{12}$/),
      copy: 1,
      seal: null,
      printedBy: 'student',
    })
    expect(first.facts).toContainEqual({ label: '学生', value: expect.stringMatching(/^马语婷（.+）$/) })
    expect(first.facts.map(({ label }) => label)).toContain('请假事由')
    expect(first.decisions).toMatchObject([{ step: '辅导员审核', person: 'counsellor' }])
    const others = [await printed(id, 'counsellor'), await printed(id, 'department')]
    expect(others.map(({ copy }) => copy)).toEqual([2, 3])
    expect(new Set([first, ...others].map(({ code }) => code)).size).toBe(3)
  })

  it('bears the signature of who approved where the step asks for one, and none where it does not', async () => {
    const steps = (sign: boolean) =>
      sql`update workflow_version set definition =
      jsonb_set(definition::jsonb, '{steps,1,sign}', to_jsonb(${sign}::bool))::text
      where model_id in (select id from workflow_model where tenant_id = ${server.tenantId} and code = 'leave')`.execute(
        server.app().db,
      )
    await steps(true)
    const id = await sent(60, 1)
    expect((await decide('counsellor', 'approve')).status).toBe(409)
    const signature = { kind: 'drawn', paths: ['M10 10 L80 40 L150 12'], width: 160, height: 60 }
    expect((await decide('counsellor', 'approve', { comment: '同意。', signature })).status).toBe(200)
    const [decision] = (await printed(id)).decisions
    expect(decision).toMatchObject({ person: 'counsellor', comment: '同意。', signature })
    expect(decision?.at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    await steps(false)
    expect((await printed(await approved(63))).decisions).toMatchObject([{ signature: null }])
  })

  it('is nobody else’s to print, and nobody’s before it is approved', async () => {
    const id = await approved(6)
    expect((await print('stranger', id)).status).toBe(404)
    expect((await print('classmate', id)).status).toBe(404)
    expect((await print('guard', id)).status).toBe(403)
    const { data } = await drafted(9, 1)
    expect((await leave(data.id)).can).not.toContain('slip')
    expect(await print('student', data.id)).toMatchObject({ status: 409 })
    const reviewing = await sent(12, 1)
    expect((await print('counsellor', reviewing)).status).toBe(409)
    await decide('counsellor', 'reject', { comment: '不予批准' })
    expect((await print('student', reviewing)).status).toBe(409)
  })

  it('is never printed by a batch, where nobody would hold the copies', async () => {
    const id = await approved(15)
    const asked = { rows: { ids: [id] }, expected: 1 }
    expect((await asks.counsellor('leave/application/batch/slip', asked)).status).toBe(404)
  })

  it('is verified by anybody who holds it, and says no more than it must', async () => {
    const id = await approved(18)
    const { code, number } = await printed(id)
    const { data } = await verify(code)
    expect(data).toMatchObject({ standing: 'early', number, copy: 1, changed: false, title: '学生请假条' })
    expect(data?.facts.map(({ label }) => label)).toEqual([
      '学生',
      '班级',
      '请假类型',
      '假期开始',
      '假期结束',
      '请假状态',
    ])
    expect(data?.facts[0]?.value).toBe('马****')
    expect(JSON.stringify(data)).not.toMatch(/马语婷|家中有事|student|counsellor/)
    server.pass(18 * 86_400)
    expect((await verify(code)).data?.standing).toBe('valid')
    server.pass(86_400)
    expect((await verify(code)).data?.standing).toBe('ended')
  })

  it('is void once the leave is given up, and says that it was changed', async () => {
    const id = await approved(3)
    const { code } = await printed(id)
    await sql`update leave_application set ends_at = ends_at + interval '1 day' where id = ${id}`.execute(
      server.app().db,
    )
    expect((await verify(code)).data).toMatchObject({ standing: 'early', changed: true })
    await asks.student('leave/application/giveUp', { id })
    expect((await verify(code)).data?.standing).toBe('void')
  })

  it('is on the record, with neither its code nor anything to verify by', async () => {
    const id = await approved(6)
    const { code, number } = await printed(id)
    const { data } = await asks.admin('system/printRecord/page')
    const row = data.records.find((each: { number: string }) => each.number === number)
    expect(row).toMatchObject({ paper: '学生请假条', copy: 1, labels: { userId: 'student' } })
    expect(JSON.stringify(data)).not.toContain(code)
    expect(row).not.toHaveProperty('codeHash')
    expect((await asks.counsellor('system/printRecord/page')).status).toBe(403)
    const { data: history } = await asks.counsellor(`leave/application/history?id=${id}`)
    expect(history[0]).toMatchObject({ verb: 'slip' })
    const kept = await sql<{ row: string }>`select r::text as row from system_print_record r`.execute(
      server.app().db,
    )
    expect(kept.rows.some(({ row: text }) => text.includes(code))).toBe(false)
  })

  it('is not found by guessing: who goes on trying is stopped', async () => {
    expect((await verify(newPrintCode())).data).toBeNull()
    expect(await verify('nonsense')).toMatchObject({ status: 400 })
    const tries: number[] = []
    for (let at = 0; at < 305; at++) tries.push((await verify(newPrintCode())).status)
    expect(tries.at(-1)).toBe(429)
  })
})
