import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { canton } from '#domain/base/canton.ts'
import { whereaboutsStats } from '#domain/dormitory/whereabouts/stats.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import type { Figures } from '#domain/kernel/figures.ts'
import { rowsBehind } from '#domain/kernel/rows-behind.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { around } from '#server/engine/demo/holidays.ts'
import { oneEngine } from '#tests/support/database.ts'
import { dormitoryCollege } from '#tests/support/dormitory-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { noteDeparted } from './departed.ts'

it('the demo asks for a holiday of which there is still time to ask', () => {
  expect(around('2026-11-25').map(({ from }) => from)).toEqual(['2026-10-01', '2027-01-01'])
  // Three days before, it is too late to begin.
  expect(around('2026-12-29').map(({ from }) => from)).toEqual(['2026-10-01', '2027-01-20'])
  expect(around('2027-01-02').map(({ from }) => from)).toEqual(['2026-10-01', '2027-01-20'])
})

describe.each(oneEngine)('where students are in a holiday on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep, today } = dormitoryCollege(server)
  const at = (minutes: number) => timeOf(new Date(server.now() + minutes * 60_000))
  let roundId = ''
  let destinationId = ''
  const turns = async (who = asks.counsellor) =>
    (await who(`dormitory/whereaboutsTurn/page?params.roundId=${roundId}&size=50`)).data.records as Readonly<
      Record<string, unknown>
    >[]
  const turnOf = async (studentId: string) => (await turns()).find((turn) => turn.studentId === studentId)
  const home = () => ({
    ...{ going: 'home', leavesOn: daysAfter(today(), 4), leavesPart: 'evening' },
    ...{ returnsOn: daysAfter(today(), 10), destinationId, transport: '4' },
  })
  const says = async (verb: string, answers: object, who = asks.student, studentId = ids.studentId) =>
    who(`dormitory/whereaboutsTurn/${verb}`, { id: (await turnOf(studentId))?.id, ...answers })

  beforeAll(async () => {
    destinationId = await keep(canton, { code: '440304', name: '福田区', level: 'county' })
    const { data, msg } = await asks.admin('dormitory/whereaboutsRound/add', {
      ...{ name: '国庆节去向登记', opensAt: at(-10), closesAt: at(3 * 24 * 60), stayGranted: true },
      ...{ holidayFrom: daysAfter(today(), 5), holidayUntil: daysAfter(today(), 11) },
    })
    expect(msg).toBe('操作成功')
    roundId = data.id as string
    expect((await asks.admin('dormitory/whereaboutsRound/open', { id: roundId })).msg).toBe('操作成功')
  })

  it('is said by each student, who must say more of a place that is not the college', async () => {
    expect((await says('finish', { going: 'home' })).status).toBe(400)
    expect((await says('finish', { ...home(), going: 'travel' })).status).toBe(400)
    expect((await says('finish', { ...home(), returnsOn: daysAfter(today(), 3) })).msg).toBe(
      '返校日期不能早于离校日期',
    )
    expect((await says('finish', home(), asks.classmate)).status).toBe(404)
    expect((await says('finish', home())).status).toBe(200)
    expect(await turnOf(ids.studentId)).toMatchObject({
      ...{ state: 'done', going: 'home', leavesPart: 'evening' },
      ...{ day: today(), departed: null },
    })
  })

  it('is corrected until the deadline, and staying asks for the leave to stay', async () => {
    expect((await says('revise', { going: 'campus' })).msg).toBe('留校须先提交留校申请并获得批准')
    await sql`insert into dormitory_stay_application (tenant_id, id, student_id, reason, detail, starts_on, ends_on,
        emergency_name, guardian_informed, promise, state)
      values (${server.tenantId}, gen_random_uuid(), ${ids.studentId}, '2', '备考', ${daysAfter(today(), 5)}::date,
        ${daysAfter(today(), 11)}::date, '家长', true, true, 'approved')`.execute(server.app().db)
    expect((await says('revise', { going: 'campus' })).status).toBe(200)
    expect(await turnOf(ids.studentId)).toMatchObject({
      going: 'campus',
      leavesOn: null,
      destinationId: null,
    })
    expect((await says('revise', home())).status).toBe(200)
    expect((await says('revise', home(), asks.counsellor)).status).toBe(403)
  })

  it('is said by a counsellor for a student who cannot, without that rule', async () => {
    const vouched = await says('vouch', { going: 'campus' }, asks.counsellor, ids.mateId)
    expect(vouched.msg).toBe('操作成功')
    expect(await turnOf(ids.mateId)).toMatchObject({ state: 'done', going: 'campus' })
    expect((await says('vouch', home(), asks.student, ids.mateId)).status).toBe(403)
    await says('reopen', {}, asks.counsellor, ids.mateId)
    expect(await turnOf(ids.mateId)).toMatchObject({ state: 'waiting', going: null })
  })

  it('counts as left when the day has come, and is not corrected after the deadline', async () => {
    expect(await noteDeparted(server.app(), server.tenantId)).toEqual({ departed: 0 })
    server.pass(4 * 24 * 3600)
    expect(await noteDeparted(server.app(), server.tenantId)).toEqual({ departed: 1 })
    expect(await turnOf(ids.studentId)).toMatchObject({ departed: true })
    expect((await says('revise', home())).msg).toBe('已过截止时间，请联系辅导员延期')
    const { data } = await asks.admin('leave/departures/figures?by=roundId')
    const { measures, sets } = data as Figures
    const counts = Object.fromEntries(measures.map((name, at) => [name, sets[0]?.rows[0]?.figures[at]]))
    expect(counts).toMatchObject({ registered: 1, leaving: 1, departed: 1, staying: 0, departedRate: 100 })
  })

  it('lead from each major to as many turns as a plain count says', async () => {
    const answer = (await asks.admin('leave/departures/figures?by=studentId.majorId')).data as Figures
    const [row] = answer.sets.find(({ by }) => by.join() === 'studentId.majorId')?.rows ?? []
    const key = row?.keys[0] ?? null
    const groups = { 'studentId.majorId': key }
    const condition = JSON.stringify(rowsBehind(whereaboutsStats, answer, { groups, measure: 'due' }))
    const list = await asks.admin(`dormitory/whereaboutsTurn/page?condition=${encodeURIComponent(condition)}`)
    const { rows } = await sql<{ due: number }>`select count(*)::int as due
      from dormitory_whereabouts_turn t join base_student s on s.tenant_id = t.tenant_id and s.id = t.student_id
      where t.tenant_id = ${server.tenantId} and t.day is not null
        and s.major_id is not distinct from ${key}::uuid`.execute(server.app().db)
    expect(rows[0]?.due).toBeGreaterThan(0)
    expect([list.data.total, row?.figures[answer.measures.indexOf('due')]]).toEqual([
      rows[0]?.due,
      rows[0]?.due,
    ])
  })
})
