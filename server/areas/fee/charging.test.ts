import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { feeBody } from '#domain/fee/body.ts'
import { feeProject } from '#domain/fee/project.ts'
import { feeTemplate, feeTemplateLine } from '#domain/fee/template.ts'
import { admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('charging by standards, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep } = leaveCollege(server)
  const year = '2026-2027'
  let templateId = ''
  let projectId = ''

  beforeAll(async () => {
    const bodyId = await keep(feeBody, { code: 'XX', name: '学校', kind: 'school', enabled: true })
    const project = (code: string, name: string) =>
      keep(feeProject, {
        ...{ code, name, kind: '01', bodyId, sort: 1, enabled: true },
        ...{ prepaid: false, refundable: true, byMonths: true },
      })
    projectId = await project('XF', '学费')
    const uniform = await project('FZ', '服装费')
    templateId = await keep(feeTemplate, { code: 'XS', name: '新生', enabled: true })
    await keep(feeTemplateLine, { templateId, projectId, amount: 500_000 })
    await keep(feeTemplateLine, { templateId, projectId: uniform, amount: 18_000 })
  })

  const price = () =>
    asks.admin('fee/template/price', { id: templateId, academicYear: year, dueOn: '2026-09-30' })
  const act = (id: string, name: string, answers: object = {}) =>
    asks.admin(`fee/charging/${name}`, { id, ...answers })
  const lines = async (proposalId: string) =>
    (
      await asks.admin(
        `fee/chargingLine/page?size=20&current=1&proposalId=${proposalId}&studentId=${ids.studentId}`,
      )
    ).data.records
  const fees = async () =>
    (
      await asks.admin(
        `fee/studentFee/page?size=20&current=1&studentId=${ids.studentId}&academicYear=${year}`,
      )
    ).data.records
  const proposed = async (name: string) => {
    const { data } = await asks.admin('fee/charging/add', { name, academicYear: year, projectId })
    return data.id as string
  }

  it('a template makes the standards of a year, those that are there stay', async () => {
    expect((await price()).data.outcome).toContain('{"made":2,"kept":0}')
    expect((await price()).data.outcome).toContain('{"made":0,"kept":2}')
    const { data } = await asks.admin(`fee/standard/page?size=20&current=1&academicYear=${year}`)
    expect(data.records.map(({ name, amount }: Record<string, string>) => [name, amount]).toSorted()).toEqual(
      [
        ['学费', '5000.00'],
        ['服装费', '180.00'],
      ],
    )
  })

  it('chosen standards of one year make a template of their projects and amounts, or nothing at all', async () => {
    await price()
    const { data } = await asks.admin(`fee/standard/page?size=20&current=1&academicYear=${year}`)
    const all = data.records.map(({ id }: { id: string }) => id)
    const make = (some: readonly string[], code: string, ask = asks.admin) =>
      ask('fee/standard/batch/template', {
        ...{ rows: { ids: some }, templateCode: code, name: `模板 ${code}` },
      })
    const { data: made } = await make(all, 'HB')
    expect(made.made).toMatchObject({ title: '模板 HB' })
    const kept = (await asks.admin(`fee/template/getOne?id=${made.made.id}`)).data
    expect(kept).toMatchObject({ code: 'HB', enabled: true })
    const amounts = kept.lines.projects.map(({ amount }: Record<string, string>) => amount)
    expect(amounts.toSorted()).toEqual(['180.00', '5000.00'])
    expect((await make(all, 'HB')).status).toBe(409)
    const standard = async (over: object) =>
      (await asks.admin('fee/standard/add', { projectId, amount: '1.00', dueOn: '2026-09-30', ...over })).data
        .id as string
    const next = await standard({ name: '次年学费', academicYear: '2027-2028' })
    expect((await make([...all, next], 'HC')).msg).toContain('“学年”不一致')
    const twice = await standard({ name: '另一学费', academicYear: year, grade: 2026 })
    expect((await make([...all, twice], 'HD')).status).toBe(409)
    const { data: templates } = await asks.admin('fee/template/page?size=20&current=1')
    expect(templates.records.map(({ code }: { code: string }) => code)).not.toContain('HD')
    expect((await make(all, 'HE', asks.counsellor)).status).toBe(403)
    await asks.admin('fee/standard/batchRemove', [next, twice])
  })

  it('proposes, charges, says what is charged already, and takes back what nobody has touched', async () => {
    const id = await proposed('学费')
    expect((await act(id, 'compute')).status).toBe(200)
    expect((await lines(id))[0]).toMatchObject({ state: 'proposed', because: 'everybody', amount: '5000.00' })
    expect(await fees()).toEqual([])
    expect((await act(id, 'apply', { way: 'all' })).status).toBe(200)
    expect((await fees())[0]).toMatchObject({ due: '5000.00', dueOn: '2026-09-30', state: 'due' })

    const again = await proposed('再次')
    expect((await act(again, 'compute')).status).toBe(200)
    expect((await lines(again))[0]).toMatchObject({ state: 'lacking', lacking: 'charged' })

    const { data: priced } = await asks.admin(`fee/standard/page?size=20&current=1&academicYear=${year}`)
    const standard = priced.records.find((row: { name: string }) => row.name === '学费')
    const dearer = { id: standard.id, revision: standard.revision, amount: '5500.00' }
    expect((await asks.admin('fee/standard/update', dearer)).msg).toBe(
      '已按此标准生成应缴，不能修改学年、项目和金额',
    )
    const foreign = priced.records.find((row: { name: string }) => row.name === '服装费')
    const { id: lineId } = (await lines(again))[0]
    expect((await asks.admin('fee/chargingLine/move', { id: lineId, standardId: foreign.id })).msg).toBe(
      '收费标准不属于方案的项目和学年',
    )

    const { id: feeId } = (await fees())[0]
    const answers = { amount: '100.00', reason: '01', note: '困难' }
    expect((await asks.admin('fee/studentFee/reduce', { id: feeId, ...answers })).status).toBe(200)
    const back = await act(id, 'takeBack')
    expect(back.status).toBe(200)
    expect(back.data.outcome).toContain('"left":1}')
    expect(await fees()).toHaveLength(1)
  })

  it('is the administrator’s', async () => {
    for (const who of [asks.counsellor, asks.department, asks.student])
      expect((await who('fee/charging/add', { name: '他人', academicYear: year, projectId })).status).toBe(
        403,
      )
  })

  it('is worked on as a whole only by whom all its students are within reach of', async () => {
    const { db } = server.app()
    await admit(db, server.tenantId, [{}])
    const { rows } = await sql<{
      permission: string
    }>`insert into system_role_menu (tenant_id, id, role_id, menu_id, granted)
      select r.tenant_id, gen_random_uuid(), r.id, m.id, true from system_role r
      join system_menu m on m.tenant_id = r.tenant_id and m.permission like 'fee.charging:%'
      where r.tenant_id = ${server.tenantId} and r.code = 'department' on conflict do nothing returning id`.execute(
      db,
    )
    expect(rows.length).toBeGreaterThan(4)
    const { data } = await asks.admin('fee/charging/add', { name: '下学年', academicYear: year, projectId })
    await act(data.id, 'compute')
    for (const [name, answers] of Object.entries({ apply: { way: 'fitting' }, drop: {} })) {
      const refused = await asks.department(`fee/charging/${name}`, { id: data.id, ...answers })
      expect([refused.status, refused.msg]).toEqual([403, '方案中有不在您管理范围内的人员，不能整体办理'])
    }
    expect((await act(data.id, 'drop')).status).toBe(200)
  })
})
