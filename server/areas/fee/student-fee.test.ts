import { beforeAll, describe, expect, it } from 'vitest'
import { feeBody } from '#domain/fee/body.ts'
import { feeLedger } from '#domain/fee/ledger.ts'
import { feeProject } from '#domain/fee/project.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('what a student owes, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep } = leaveCollege(server)
  const known = { projectId: '' }

  beforeAll(async () => {
    const bodyId = await keep(feeBody, { code: 'XX', name: '学校', kind: 'school', enabled: true })
    known.projectId = await keep(feeProject, {
      ...{ code: 'XF', name: '学费', kind: '01', bodyId, sort: 1, enabled: true },
      ...{ prepaid: false, refundable: true, byMonths: true },
    })
  })

  const charged = async (academicYear: string) => {
    const json = { studentId: ids.studentId, ...known, academicYear, due: '5000.00', dueOn: '2026-12-30' }
    const { status, data } = await asks.admin('fee/studentFee/add', json)
    expect(status).toBe(200)
    return data
  }
  const act = (id: string, name: string, answers: object = {}) =>
    asks.admin(`fee/studentFee/${name}`, { id, answers })
  const kept = async (id: string) => (await asks.admin(`fee/studentFee/getOne?id=${id}`)).data

  it('begins unpaid, with the class of the student', async () => {
    const row = await charged('2020-2021')
    expect(row).toMatchObject({ owed: '5000.00', paid: '0.00', reduced: '0.00', state: 'due' })
    expect(row.classId).toBeTruthy()
    const again = {
      studentId: ids.studentId,
      ...known,
      academicYear: '2020-2021',
      due: '1.00',
      dueOn: '2026-12-30',
    }
    expect((await asks.admin('fee/studentFee/add', again)).status).toBe(409)
  })

  it('is reduced by no more than is owed, and the history says by whom and why', async () => {
    const { id } = await charged('2021-2022')
    const reason = { reason: '01', note: '建档立卡' }
    const more = await act(id, 'reduce', { amount: '5000.01', ...reason })
    expect([more.status, more.msg]).toEqual([400, '减免金额应大于 0，且不超过欠费 5000.00 元'])
    expect((await act(id, 'reduce', { amount: '1000.00', ...reason })).status).toBe(200)
    expect(await kept(id)).toMatchObject({ reduced: '1000.00', owed: '4000.00', state: 'due' })
    expect((await act(id, 'reduce', { amount: '4000.00', ...reason })).status).toBe(200)
    expect(await kept(id)).toMatchObject({ reduced: '5000.00', owed: '0.00', state: 'waived' })
    expect((await act(id, 'reduce', { amount: '0.01', ...reason })).status).toBe(409)
    const { data } = await asks.admin(`fee/studentFee/history?id=${id}`)
    expect(JSON.stringify(data)).toContain('1000.00')
  })

  it('is deferred to a later day, and stays owed', async () => {
    const { id } = await charged('2022-2023')
    const why = { reason: '01', note: '贷款办理中' }
    expect((await act(id, 'defer', { until: '2026-12-30', ...why })).status).toBe(400)
    expect((await act(id, 'defer', { until: '2027-03-01', ...why })).status).toBe(200)
    expect(await kept(id)).toMatchObject({ deferredUntil: '2027-03-01', owed: '5000.00', state: 'deferred' })
  })

  it('is asked for once a day', async () => {
    const { id } = await charged('2023-2024')
    expect((await act(id, 'urge')).data).toMatchObject({ outcome: '已催缴' })
    expect((await act(id, 'urge')).msg).toBe('24 小时内已催缴过')
  })

  it('stays where money has moved', async () => {
    const { id } = await charged('2024-2025')
    await keep(feeLedger, {
      ...{ feeId: id, kind: 'payment', amount: 100, movement: 'M1', movedAt: new Date().toISOString() },
    })
    const { status, msg } = await asks.admin('fee/studentFee/remove', { ids: [id] })
    expect([status, msg]).toEqual([409, '已有缴费记录，不能删除'])
  })
})
