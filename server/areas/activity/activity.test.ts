import { describe, expect, it } from 'vitest'
import { user } from '#domain/system/user.ts'
import { table } from '#server/core/database/table.ts'
import { oneEngine } from '#tests/support/database.ts'
import { giver, pdf } from '#tests/support/files.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('activities of students on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, today, decide } = leaveCollege(server)
  const add = async (what: string, row: object) => (await asks.admin(`activity/${what}/add`, row)).data
  const teacherId = () => ids.headId

  it('keep members of a society for those who look after them, each once from a day on', async () => {
    const society = {
      name: '篮球社',
      kind: '4',
      adviserId: teacherId(),
      foundedOn: '2020-09-01',
      recruiting: true,
    }
    const { id: societyId } = await add('society', society)
    expect((await asks.student('activity/society/page')).data.total).toBe(1)
    const member = { societyId, studentId: ids.studentId, post: '1', since: '2026-09-10' }
    const join = (who: keyof typeof asks, more: object = {}) =>
      asks[who]('activity/societyMember/add', { ...member, ...more })
    expect((await join('counsellor', { until: '2026-09-01' })).msg).toBe('结束日期不能早于开始日期')
    expect((await join('stranger')).status).not.toBe(200)
    expect((await join('counsellor')).status).toBe(200)
    expect((await join('counsellor')).status).toBe(409)
    const seen = async (who: keyof typeof asks) => (await asks[who]('activity/societyMember/page')).data.total
    expect([await seen('student'), await seen('classmate'), await seen('stranger')]).toEqual([1, 0, 0])
    const { data } = await asks.admin('activity/statsSociety/figures?by=societyId')
    expect(data.sets[1].rows[0]).toMatchObject({ keys: [societyId], figures: [1, 1] })
  })

  it('owe a fee for each month once, which stands when it is paid', async () => {
    const member = { memberNo: 'T1', studentId: ids.studentId, branch: '一支部', joinedOn: '2024-05-04' }
    const { id: memberId } = await add('leagueMember', member)
    const owe = (month: string) =>
      asks.counsellor('activity/leagueFee/add', { memberId, month, amount: '0.20' })
    expect((await owe('2026-13')).msg).toBe('缴费月份应为年和月，如 2026-09')
    const { data } = await owe('2026-09')
    expect(data).toMatchObject({ studentId: ids.studentId, amount: '0.20', state: 'unpaid' })
    expect((await owe('2026-09')).status).toBe(409)
    const { id } = data
    const paid = await asks.counsellor('activity/leagueFee/pay', { id, paidOn: today() })
    expect(paid.data.row).toMatchObject({ state: 'paid', paidOn: today() })
    const removed = await asks.counsellor(`activity/leagueFee/remove?ids=${id}`, {})
    expect(removed.msg).toBe('已经缴纳的团费不能修改或删除')
  })

  it('go on a practice that the counsellor approves, hand in a report, and are given a score', async () => {
    const practice = {
      ...{ project: '乡村调研', adviser: '周文静', place: '大理', safetyPlan: '两人同行', insured: true },
      ...{ since: '2027-01-20', until: '2027-02-05' },
    }
    const act = (who: 'student' | 'counsellor', name: string, more: object = {}) =>
      asks[who](`activity/socialPractice/${name}`, { id, ...more })
    const wrong = await asks.student('activity/socialPractice/add', { ...practice, until: '2027-01-19' })
    expect(wrong.msg).toBe('结束日期不能早于开始日期')
    const { id } = (await asks.student('activity/socialPractice/add', practice)).data
    expect((await act('student', 'submit')).status).toBe(200)
    expect((await decide('counsellor', 'approve')).status).toBe(200)
    expect((await act('counsellor', 'grade', { score: 90 })).status).toBe(409)
    const users = table(user, server.app().db, server.tenantId)
    const own = await users.get({ studentId: ids.studentId }, ['account'])
    const token = (await server.signIn(own?.account ?? '')).body.access_token
    const report = (await giver(server.hono)(token, '报告.pdf', pdf())).body.data.fileId
    const json = { id, report }
    expect((await server.ask('POST', 'activity/socialPractice/handIn', { token, json })).status).toBe(200)
    expect((await act('counsellor', 'grade', { score: 90 })).data.row).toMatchObject({ score: 90, report })
    expect((await act('student', 'handIn', { report })).status).toBe(409)
  })

  it('are counted by hours of labour that they came to, and their subsidies stand when they are paid', async () => {
    const row = { studentId: ids.studentId, place: '校园', heldOn: today(), hours: 4 }
    await add('labour', { ...row, item: '绿地养护', attended: true, score: 90 })
    await add('labour', { ...row, item: '食堂帮厨', attended: false })
    const { data } = await asks.department('activity/statsLabour/figures?by=studentId.classId')
    expect(data.sets[1].rows[0].figures).toEqual([1, 2, 1, 50, 4, 90])
    const given = { batch: '秋季', studentId: ids.studentId, kind: '1', amount: '300.00' }
    const { id, revision } = await add('subsidy', given)
    expect((await asks.counsellor('activity/subsidy/pay', { id, paidOn: today() })).status).toBe(403)
    expect((await asks.admin('activity/subsidy/pay', { id, paidOn: today() })).data.row.state).toBe('paid')
    const changed = await asks.admin('activity/subsidy/update', {
      id,
      revision: revision + 1,
      amount: '1.00',
    })
    expect(changed.msg).toBe('已经发放的补助不能修改或删除')
  })
})
