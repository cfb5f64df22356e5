import { beforeAll, describe, expect, it } from 'vitest'
import { canton } from '#domain/base/canton.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { rowsBehind } from '#domain/kernel/rows-behind.ts'
import { gateRecord } from '#domain/leave/gate-record.ts'
import { returnStats } from '#domain/return/stats.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { returnServer } from './index.ts'

describe.each(oneEngine)('coming back to school on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep, decide, approved, today } = leaveCollege(server)
  const hour = 60
  const at = (minutes: number) => timeOf(new Date(server.now() + minutes * 60_000))
  let fromId = ''
  const opened = async (more: object = {}) => {
    const { data, msg } = await asks.admin('return/schoolRound/add', {
      ...{ name: '国庆节返校', opensAt: at(-10), returnsFrom: at(2 * hour), closesAt: at(48 * hour) },
      ...{ planned: true, collegeReview: true, selfArrival: true, ...more },
    })
    expect(msg).toBe('操作成功')
    expect((await asks.admin('return/schoolRound/open', { id: data.id })).msg).toBe('操作成功')
    return data.id as string
  }
  type Turn = Readonly<Record<string, string | null>> & { readonly id: string }
  const turnOf = async (roundId: string, studentId: string, who = asks.counsellor) => {
    const { data } = await who(`return/schoolTurn/page?params.roundId=${roundId}&size=50`)
    return (data.records as readonly Turn[]).find((turn) => turn.studentId === studentId)
  }
  const act = async (
    name: string,
    roundId: string,
    studentId: string,
    answers: object,
    who = asks.counsellor,
  ) => who(`return/schoolTurn/${name}`, { id: (await turnOf(roundId, studentId))?.id, ...answers })
  const tend = () => returnServer.scheduled?.['school-rounds']?.(server.app(), server.tenantId)
  const plan = (name: string, json: object, who = asks.student) => who(`return/plan/${name}`, json)
  const planned = () => ({
    ...{ arrivesAt: at(5 * hour), transport: '4', vehicleNo: 'G2866', fromId, healthy: true, promise: true },
  })

  beforeAll(async () => {
    fromId = await keep(canton, { code: '440304', name: '福田区', level: 'county' })
  })

  it('is planned, approved by counsellor and college, and then declared by the student on the spot', async () => {
    const roundId = await opened()
    expect((await plan('add', { ...planned(), vehicleNo: null })).status).toBe(400)
    expect((await plan('add', { ...planned(), promise: false })).status).toBe(400)
    expect((await plan('add', { ...planned(), arrivesAt: at(hour) })).status).toBe(400)
    const { data, msg } = await plan('add', planned())
    expect(msg).toBe('操作成功')
    expect((await plan('submit', { id: data.id })).msg).toBe('操作成功')
    const again = await plan('add', planned())
    expect((await plan('submit', { id: again.data.id })).msg).toBe('您在本批次已有返校申请')
    expect((await asks.stranger(`return/plan/getOne?id=${data.id}`)).status).toBe(404)
    const place = { place: '3 栋 402' }
    expect((await act('finish', roundId, ids.studentId, place, asks.student)).msg).toMatch(/^返校从 /)
    expect((await turnOf(roundId, ids.studentId, asks.student))?.can).not.toContain('finish')
    server.pass(3 * 3600)
    expect((await turnOf(roundId, ids.studentId, asks.student))?.can).toContain('finish')
    expect((await act('finish', roundId, ids.studentId, place, asks.student)).msg).toBe(
      '请先提交返校申请，获批后再登记到校',
    )
    for (const who of ['counsellor', 'department'] as const)
      expect((await decide(who, 'approve')).status).toBe(200)
    expect(await turnOf(roundId, ids.studentId)).toMatchObject({ result: 'absent', transport: '4' })
    expect((await act('finish', roundId, ids.studentId, place, asks.classmate)).status).toBe(404)
    expect((await act('finish', roundId, ids.studentId, place, asks.student)).msg).toBe('操作成功')
    expect(await turnOf(roundId, ids.studentId)).toMatchObject({ result: 'returned', way: 'self' })
    expect((await act('finish', roundId, ids.studentId, place, asks.student)).status).toBe(409)
    expect(await turnOf(roundId, ids.studentId, asks.stranger)).toBeUndefined()
  })

  it('is seen at the gate from the hour of returning on, and noted by the counsellor', async () => {
    const roundId = await opened({ name: '寒假返校', selfArrival: false })
    const passes = (studentId: string, minutes: number) =>
      keep(gateRecord, {
        ...{ key: crypto.randomUUID(), studentId, direction: 'in', verdict: 'passed', offline: false },
        ...{ passedAt: `${at(minutes)}+08`, receivedAt: `${at(minutes)}+08`, gate: '东门' },
      })
    await passes(ids.studentId, 10)
    await tend()
    expect(await turnOf(roundId, ids.studentId)).toMatchObject({ result: 'absent' })
    server.pass(3 * 3600)
    await passes(ids.studentId, 0)
    await tend()
    expect(await turnOf(roundId, ids.studentId)).toMatchObject({ result: 'returned', way: 'gate' })
    const place = { place: '宿舍' }
    expect((await act('finish', roundId, ids.mateId, place, asks.classmate)).msg).toBe(
      '到校由门禁通行或老师登记，请联系辅导员',
    )
    const seen = { reason: '晚点名在场' }
    const { id } = (await turnOf(roundId, ids.mateId)) ?? { id: '' }
    expect((await asks.stranger('return/schoolTurn/vouch', { id, ...seen })).status).toBe(404)
    expect((await act('vouch', roundId, ids.mateId, seen)).msg).toBe('操作成功')
    expect((await act('vouch', roundId, ids.mateId, seen)).status).toBe(409)
    expect(await turnOf(roundId, ids.mateId)).toMatchObject({ result: 'returned', way: 'staff' })
    expect((await act('reopen', roundId, ids.mateId, {})).msg).toBe('操作成功')
    expect(await turnOf(roundId, ids.mateId)).toMatchObject({ result: 'absent', way: null })
  })

  it('lets go of who is on leave to the end, by the leave itself', async () => {
    await approved(1)
    const closesAt = `${daysAfter(today(), 1)} 12:00:00`
    const roundId = await opened({ name: '元旦返校', returnsFrom: at(10), closesAt })
    expect(await turnOf(roundId, ids.studentId)).toMatchObject({ state: 'exempt', result: 'leave' })
    expect(await turnOf(roundId, ids.mateId)).toMatchObject({ result: 'absent' })
  })

  it('is counted of the last round, and of several only where they are compared', async () => {
    const due = async (question: string, who = asks.admin) => {
      const { data } = await who(`return/stats/figures${question}`)
      const rows = data.sets.find(({ by }: { by: string[] }) => by.join() === data.by).rows
      return [data.latestLabel, rows.map(({ figures }: { figures: number[] }) => figures[0])]
    }
    const rounds = (await asks.admin('return/schoolRound/page')).data.records as readonly {
      readonly id: string
      readonly name: string
    }[]
    expect(rounds[0]?.name).toBe('元旦返校')
    expect(await due('')).toEqual(['元旦返校', [2]])
    expect(await due(`?params.roundId=${rounds[2]?.id}`)).toEqual([null, [2]])
    // The totals beside several rounds are of the last one, and lead to it.
    expect(await due('?by=roundId')).toEqual(['元旦返校', [2, 2, 2]])
    const totals = async (question: string) => {
      const { data } = await asks.admin(`return/stats/figures${question}`)
      const { rows } = data.sets.find(({ by }: { by: string[] }) => by.length === 0)
      return [rows.map(({ figures }: { figures: number[] }) => figures[0]), data]
    }
    const [whole, figures] = await totals('?by=roundId')
    expect(whole).toEqual([2])
    expect((await totals('?by=departmentId&across=roundId'))[0]).toEqual([2])
    expect(
      (await totals(`?by=roundId&params.roundId=${rounds[1]?.id},${rounds[2]?.id}`))[1].latestLabel,
    ).toBe(rounds[1]?.name)
    const behind = (groups: Readonly<Record<string, string>>) =>
      JSON.stringify(rowsBehind(returnStats, figures, { groups, measure: 'due' }))
    expect(behind({})).toContain(rounds[0]?.id)
    expect(behind({ roundId: rounds[2]?.id ?? '' })).toContain(rounds[2]?.id)
    expect(behind({ roundId: rounds[2]?.id ?? '' })).not.toContain(rounds[0]?.id)
    expect(await due('', asks.department)).toEqual(['元旦返校', [2]])
  })
})
