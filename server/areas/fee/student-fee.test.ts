import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { feeBody } from '#domain/fee/body.ts'
import { feeChannel } from '#domain/fee/channel.ts'
import { feeProject } from '#domain/fee/project.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import { secretField } from '#domain/security/secret-field.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('what a student owes, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep, today } = leaveCollege(server)
  const known = { projectId: '' }
  const other = { projectId: '' }
  let channelId = ''
  let closedId = ''

  beforeAll(async () => {
    const bodyId = await keep(feeBody, { code: 'XX', name: '学校', kind: 'school', enabled: true })
    const project = { kind: '01', bodyId, sort: 1, enabled: true, prepaid: false }
    known.projectId = await keep(feeProject, {
      ...{ ...project, code: 'XF', name: '学费', refundable: true, byMonths: true },
    })
    other.projectId = await keep(feeProject, {
      ...{ ...project, code: 'TJ', name: '体检费', refundable: false, byMonths: false },
    })
    const channel = { kind: 'cash', bodyId, sort: 1 }
    channelId = await keep(feeChannel, { ...channel, code: 'GT', name: '窗口', enabled: true })
    closedId = await keep(feeChannel, { ...channel, code: 'OLD', name: '旧窗口', enabled: false })
  })

  const charged = async (academicYear: string, over: object = known) => {
    const json = { studentId: ids.studentId, ...over, academicYear, due: '5000.00', dueOn: '2026-12-30' }
    const { status, data } = await asks.admin('fee/studentFee/add', json)
    expect(status).toBe(200)
    return data
  }
  const act = (id: string, name: string, answers: object = {}) =>
    asks.admin(`fee/studentFee/${name}`, { id, ...answers })
  const collect = (id: string, amount: string, movement: string, over: object = {}) =>
    act(id, 'collect', { amount, channelId, movement, movedOn: today(), ...over })
  const refund = (id: string, over: object) =>
    act(id, 'refund', { reason: '01', channelId, movement: 'T1', movedOn: today(), ...over })
  const kept = async (id: string) => (await asks.admin(`fee/studentFee/getOne?id=${id}`)).data
  const movements = async (feeId: string) =>
    (await asks.admin(`fee/ledger/page?size=20&current=1&feeId=${feeId}`)).data.records

  it('begins unpaid, with the class of the student, and is named after its project', async () => {
    const row = await charged('2020-2021')
    expect(row).toMatchObject({ owed: '5000.00', paid: '0.00', reduced: '0.00', state: 'due' })
    expect(row.name).toBe('学费 2020-2021')
    expect(row.classId).toBeTruthy()
    const again = { studentId: ids.studentId, ...known, academicYear: '2020-2021', due: '1.00' }
    expect((await asks.admin('fee/studentFee/add', { ...again, dueOn: '2026-12-30' })).status).toBe(409)
  })

  it('follows its project when that is renamed, in its order too', async () => {
    const { id } = await charged('2019-2020', other)
    const project = (await asks.admin(`fee/project/getOne?id=${other.projectId}`)).data
    const renamed = { id: project.id, revision: project.revision, name: '入学体检费' }
    expect((await asks.admin('fee/project/update', renamed)).status).toBe(200)
    expect((await kept(id)).name).toBe('入学体检费 2019-2020')
    const { data } = await asks.admin('fee/studentFee/page?size=20&current=1&ascs=name')
    const names = data.records.map(({ name }: { name: string }) => name)
    expect(names.indexOf('入学体检费 2019-2020')).toBeLessThan(names.indexOf('学费 2020-2021'))
  })

  it('is collected at the desk, in parts, by what the paper says, and never beyond what is owed', async () => {
    const { id } = await charged('2018-2019')
    expect((await collect(id, '5000.01', 'S1')).msg).toBe('缴费金额应大于 0，且不超过欠费 5000.00 元')
    expect((await collect(id, '100.00', 'S1', { channelId: closedId })).msg).toBe('该支付渠道已停用')
    expect((await collect(id, '100.00', 'S1', { movedOn: '2099-01-01' })).msg).toBe('收付日期不能晚于今天')
    expect(await movements(id)).toEqual([])
    expect((await collect(id, '2000.00', 'S1')).status).toBe(200)
    expect(await kept(id)).toMatchObject({ paid: '2000.00', owed: '3000.00', state: 'part' })
    expect((await collect(id, '2000.00', 'S1')).msg).toBe('该票据号已登记过')
    expect((await collect(id, '3000.00', 'S2')).status).toBe(200)
    expect(await kept(id)).toMatchObject({ paid: '5000.00', owed: '0.00', state: 'paid' })
    expect((await collect(id, '0.01', 'S3')).status).toBe(409)
    const rows = await movements(id)
    expect(rows.map(({ amount, kind }: Record<string, string>) => [kind, amount]).toSorted()).toEqual([
      ['payment', '2000.00'],
      ['payment', '3000.00'],
    ])
    expect(rows[0]).toMatchObject({ studentId: ids.studentId, ...known, academicYear: '2018-2019' })
    expect(rows[0].classId).toBeTruthy()
    const { data } = await asks.admin(`fee/studentFee/history?id=${id}`)
    expect(JSON.stringify(data)).toContain('2000.00')
  })

  it('collected by two desks at once, is never paid twice', async () => {
    const { id } = await charged('2017-2018')
    const answers = await Promise.all(['A', 'B', 'C'].map((number) => collect(id, '3000.00', number)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(await kept(id)).toMatchObject({ paid: '3000.00', owed: '2000.00' })
    expect(await movements(id)).toHaveLength(1)
  })

  it('one receipt is one student’s, and many are not collected at once', async () => {
    const mine = await charged('2014-2015')
    const both = await charged('2014-2015', other)
    const json = { ...known, academicYear: '2014-2015', due: '5000.00', dueOn: '2026-12-30' }
    const { data: theirs } = await asks.admin('fee/studentFee/add', { ...json, studentId: ids.mateId })
    expect((await collect(mine.id, '100.00', 'R1')).status).toBe(200)
    expect((await collect(both.id, '60.00', 'R1')).status).toBe(200)
    expect((await collect(theirs.id, '100.00', 'R1')).msg).toBe('该票据号已登记给其他学生')
    const raced = await Promise.all([mine, theirs].map(({ id }) => collect(id, '100.00', 'R2')))
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const rows = [{ id: theirs.id, revision: theirs.revision }]
    const batch = { rows, expected: 1, amount: '1.00', channelId, movement: 'R3', movedOn: today() }
    expect((await asks.admin('fee/studentFee/batch/collect', batch)).status).toBe(404)
  })

  it('an amount beyond all reckoning is refused in words', async () => {
    const { id } = await charged('2013-2014')
    expect((await collect(id, '99999999999999.00', 'H1')).status).toBe(400)
  })

  it('goes back by months with what is no longer due, or as an amount, at most what was paid', async () => {
    const { id } = await charged('2016-2017')
    expect((await refund(id, { amount: '1.00' })).status).toBe(409)
    await collect(id, '5000.00', 'P1')
    expect((await refund(id, {})).msg).toBe('请填写退费金额或剩余月数，二者填一项')
    expect((await refund(id, { amount: '1.00', months: 2 })).msg).toBe('请填写退费金额或剩余月数，二者填一项')
    expect((await refund(id, { amount: '5000.01' })).msg).toBe('退费金额应大于 0，且不超过实缴 5000.00 元')
    expect((await refund(id, { months: 4 })).data.outcome).toContain('{"back":"2000.00"}')
    expect(await kept(id)).toMatchObject({
      refunded: '2000.00',
      reduced: '2000.00',
      owed: '0.00',
      state: 'paid',
    })
    expect((await refund(id, { amount: '500.00', stillDue: true, movement: 'T2' })).status).toBe(200)
    expect(await kept(id)).toMatchObject({ refunded: '2500.00', owed: '500.00', state: 'part' })
    expect((await refund(id, { amount: '500.00', movement: 'T2' })).msg).toBe('该票据号已登记过')
    expect((await movements(id)).length).toBe(3)
    const fixed = await charged('2016-2017', other)
    await collect(fixed.id, '5000.00', 'P2')
    expect((await refund(fixed.id, { amount: '1.00' })).msg).toBe('该项目不可退费')
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

  it('is found in a picker by its student, by who may read the name', async () => {
    const { id } = await charged('2006-2007')
    const { name } = (await asks.admin(`base/student/getOne?id=${ids.studentId}`)).data
    const found = await asks.admin(`fee/studentFee/getSelect?keyword=${encodeURIComponent(name)}&size=50`)
    const option = found.data.find((each: { id: string }) => each.id === id)
    expect(option).toMatchObject({ name: '学费 2006-2007', label: `学费 2006-2007（${name}）` })
  })

  it('is asked for once a day', async () => {
    const { id } = await charged('2023-2024')
    expect((await act(id, 'urge')).data).toMatchObject({ outcome: '已催缴' })
    expect((await act(id, 'urge')).msg).toBe('24 小时内已催缴过')
  })

  it('stays where money has moved', async () => {
    const { id, revision } = await charged('2024-2025')
    await collect(id, '100.00', 'M1')
    const { body } = await server.signIn(await server.person('admin'))
    const form = { ids: id }
    const gone = await server.ask('POST', 'fee/studentFee/remove', { token: body.access_token, form })
    expect([gone.status, gone.body.msg]).toEqual([409, '已有缴费记录，不能删除'])
    const moved = await asks.admin('fee/studentFee/update', {
      ...{ id, revision: revision + 1, academicYear: '2015-2016' },
    })
    expect([moved.status, moved.msg]).toEqual([409, '已有缴费、减免或缓缴，不能更换学生、项目或学年'])
    const ledger = await asks.admin('fee/ledger/add', { feeId: id, kind: 'payment', amount: '1.00' })
    expect([403, 404]).toContain(ledger.status)
  })

  it('is seen, and asked for, by the counsellor of the class, and by no other', async () => {
    const { id } = await charged('2025-2026')
    const list = 'fee/studentFee/page?size=50&current=1'
    const seen = async (who: 'counsellor' | 'stranger') => {
      const { status, data } = await asks[who](list)
      return status === 200 ? data.records.map((row: { id: string }) => row.id) : []
    }
    expect(await seen('counsellor')).toContain(id)
    expect(await seen('stranger')).toEqual([])
    expect((await asks.counsellor('fee/studentFee/urge', { id })).status).toBe(200)
    const money = { amount: '1.00', channelId, movement: 'X', movedOn: today() }
    expect((await asks.counsellor('fee/studentFee/collect', { id, ...money })).status).toBe(403)
    expect((await asks.student(list)).status).toBe(403)
  })

  describe('added up', () => {
    const sums = (who: keyof typeof asks, query = '') => asks[who](`fee/studentFee/sums?${query}`)
    const year = 'params.academicYear=2012-2013'

    beforeAll(async () => {
      const [one] = [await charged('2012-2013'), await charged('2012-2013', other)]
      await collect(one.id, '1200.50', 'U1')
      // Of no class, and so beyond the reach of a counsellor.
      const beyond = { studentId: ids.mateId, ...known, academicYear: '2012-2013', dueOn: '2026-12-30' }
      await keep(studentFee, { ...beyond, due: 700_000, paid: 0, owed: 700_000 })
    })

    it('is over all rows that were asked for, and not over the page', async () => {
      const { data: page } = await asks.admin(`fee/studentFee/page?size=1&current=2&${year}`)
      expect([page.records.length, page.total]).toEqual([1, 3])
      const { data } = await sums('admin', year)
      expect(data).toEqual({
        count: 3,
        sums: { due: '17000.00', reduced: '0.00', paid: '1200.50', refunded: '0.00', owed: '15799.50' },
      })
      expect((await sums('admin', `size=1&current=2&${year}`)).data).toEqual(data)
    })

    it('follows the filters and the conditions, and is nothing of nothing', async () => {
      const part = `${year}&params.state=part`
      expect((await sums('admin', part)).data).toMatchObject({ count: 1, sums: { owed: '3799.50' } })
      const condition = JSON.stringify({ field: 'due', is: 'above', value: '6000.00' })
      const large = await sums('admin', `${year}&condition=${encodeURIComponent(condition)}`)
      expect(large.data).toMatchObject({ count: 1, sums: { due: '7000.00' } })
      expect((await sums('admin', 'params.academicYear=1999-2000')).data).toMatchObject({
        count: 0,
        sums: { due: '0.00' },
      })
      expect((await sums('admin', 'params.colour=red')).status).toBe(400)
    })

    it('is of the rows within reach, and refused to anyone who may not view them', async () => {
      expect((await sums('counsellor', year)).data).toMatchObject({ count: 2, sums: { due: '10000.00' } })
      expect((await sums('stranger', year)).data).toMatchObject({ count: 0, sums: { due: '0.00' } })
      expect((await sums('student', year)).status).toBe(403)
    })

    it('tells nothing of a field that is hidden or masked for the asker', async () => {
      const { db } = server.app()
      const { rows } = await sql<{ id: string }>`select id from system_role
        where tenant_id = ${server.tenantId} and code = 'counsellor'`.execute(db)
      const roleId = rows[0]?.id
      for (const [field, access] of [
        ['due', 'hidden'],
        ['paid', 'masked'],
      ])
        await keep(secretField, { roleId, resource: 'fee.student-fee', field, access })
      const { data } = await sums('counsellor', year)
      expect(data.sums).toEqual({ reduced: '0.00', refunded: '0.00', owed: '8799.50' })
      expect((await sums('admin', year)).data.sums.due).toBe('17000.00')
    })
  })
})
