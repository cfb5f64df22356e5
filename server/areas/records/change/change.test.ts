import { describe, expect, it } from 'vitest'
import { punishment } from '#domain/affairs/punishment/punishment.ts'
import { schoolClass } from '#domain/base/class.ts'
import { gradeMajor } from '#domain/base/grade-major.ts'
import { student } from '#domain/base/student.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { changeScope } from '#domain/records/change/scope.ts'
import { table } from '#server/core/database/table.ts'
import { keepDeadlines } from '#server/engine/flow/deadlines.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { dormitoryCollege } from '#tests/support/dormitory-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { followExpulsions } from './expulsion.ts'
import { remindOfEnds } from './remind.ts'

describe.each(oneEngine)('changes of status on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, house, ids, keep, lodged, today, approvedBy, keepers } = dormitoryCollege(server)
  const call = (name: string) => `records/change/${name}`
  const suspension = (more: object = {}) => ({
    ...{ wish: '11', reason: '24', note: '参加创业项目', since: daysAfter(today(), 5) },
    ...{ until: daysAfter(today(), 300), ...more },
  })
  const record = () =>
    table(student, server.app().db, server.tenantId).get({ id: ids.studentId }, [
      ...(['studentState', 'classId', 'expectedGraduation'] as const),
    ])
  const keepTime = () => keepDeadlines(server.app(), server.tenantId)
  /** The letter of the parents is a file, which is tried elsewhere. */
  const drafted = async (more: object = {}, who = asks.student) =>
    who(call('add'), { ...suspension(more), wish: '64', school: '友好学校' })

  /** Classes and students with what they copy, as the engine writes them. */
  async function whole() {
    const unit = { db: server.app().db, tenantId: server.tenantId }
    for (const each of [gradeMajor, schoolClass, student]) {
      const rows = await table(each, unit.db, unit.tenantId).list({}, ['id'])
      await deriveCopies(
        unit,
        each,
        rows.map(({ id }) => id),
      )
    }
  }

  it('a suspension runs from the application to the return, and every step of it shows on the record', async () => {
    await whole()
    await lodged(ids.studentId, house.beds[0] ?? '')
    expect((await asks.student(call('add'), suspension())).msg).toBe('请填写家长签字材料')
    expect((await asks.student(call('add'), { ...suspension(), wish: null, decision: '42' })).msg).toBe(
      '该类异动由学校办理',
    )
    expect((await drafted({ studentId: ids.mateId })).status).not.toBe(200)
    const asked = await asks.admin(call('add'), {
      ...suspension(),
      studentId: ids.studentId,
      wish: null,
      decision: '11',
    })
    const { id } = asked.data
    expect((await asks.admin(call('submit'), { id })).msg).toBe('操作成功')
    const seen = await asks.counsellor(call(`getOne?id=${id}`))
    expect(seen.data).toMatchObject({ fromState: '01', toState: '02', bedId: house.beds[0] })
    expect((await asks.stranger(call(`getOne?id=${id}`))).status).toBe(404)
    const other = await drafted()
    expect(other.msg).toBe('操作成功')
    expect((await asks.student(call('submit'), { id: other.data.id })).msg).toBe('该学生有正在办理的学籍异动')
    await approvedBy('counsellor', 'department')
    for (const act of ['arrange', 'takeEffect', 'cancel', 'revert'])
      expect((await asks.student(call(act), { id, docNo: 'x', effectiveOn: today() })).status).toBe(403)
    await passedToLeader()
    expect((await asks.admin(call('takeEffect'), { id })).msg).toBe('生效日期未到，到期自动生效')
    expect((await record())?.studentState).toBe('01')
    server.pass(6 * 86_400)
    await keepTime()
    expect((await record())?.studentState).toBe('02')
    expect((await asks.admin(call('takeEffect'), { id })).status).toBe(409)
    expect(await remindOfEnds(server.app(), server.tenantId)).toEqual({ reminded: 0 })
    server.pass(280 * 86_400)
    expect(await remindOfEnds(server.app(), server.tenantId)).toEqual({ reminded: 1 })
    expect(await remindOfEnds(server.app(), server.tenantId)).toEqual({ reminded: 0 })
    expect((await asks.admin(call('revert'), { id, because: '误报' })).msg).toBe(
      '已超过可撤销的时间，请另行办理异动',
    )
  })

  it('a return into a later class is written on its day and taken back within its time', async () => {
    const before = await record()
    const [later] = await admit(server.app().db, server.tenantId, [{ name: '韩梅' }])
    await whole()
    const classId = before?.classId
    const { data, msg } = await asks.student(call('add'), {
      ...{ wish: '12', reason: '99', note: '休学期满', since: today() },
    })
    const id = data?.id
    expect(msg).toBe('操作成功')
    expect((await asks.student(call('submit'), { id })).msg).toBe('操作成功')
    await approvedBy('counsellor', 'department', 'admin', 'leader')
    const foreign = await table(student, server.app().db, server.tenantId).get({ id: later?.studentId }, [
      'classId',
    ])
    const arranged = { id, docNo: '学籍〔2027〕1 号', effectiveOn: today() }
    expect((await asks.admin(call('arrange'), { ...arranged, toClassId: foreign?.classId })).msg).toBe(
      '该班级不属于原专业',
    )
    const own = await table(schoolClass, server.app().db, server.tenantId).get({ id: classId }, [
      'gradeMajorId',
      'grade',
      'majorId',
      'departmentId',
    ])
    const toClassId = await keep(schoolClass, {
      ...own,
      grade: 2027,
      code: 'L1',
      name: '下一级',
      graduated: false,
    })
    expect((await asks.admin(call('arrange'), { ...arranged, toClassId })).msg).toBe('操作成功')
    expect((await asks.admin(call('takeEffect'), { id })).msg).toBe('操作成功')
    expect(await record()).toMatchObject({ studentState: '05', classId: toClassId })
    expect((await asks.admin(call('revert'), { id, because: '误报' })).msg).toBe('操作成功')
    expect(await record()).toEqual(before)
    expect((await asks.admin(call('revert'), { id, because: '误报' })).status).toBe(409)
  })

  it('a change of major is asked for only where it is open, and takes no more than its places', async () => {
    await table(student, server.app().db, server.tenantId).update(
      { id: ids.studentId },
      { studentState: '01' },
    )
    const [other] = await admit(server.app().db, server.tenantId, [{ name: '韩梅' }])
    await whole()
    const there = await table(student, server.app().db, server.tenantId).get({ id: other?.studentId }, [
      'majorId',
    ])
    const toMajorId = there?.majorId
    const wish = { wish: '23', reason: '02', note: '兴趣所在', since: daysAfter(today(), 1), toMajorId }
    expect((await asks.student(call('add'), wish)).msg).toBe('该专业目前没有向您所在的年级和院系开放')
    await keep(changeScope, {
      ...{ kind: '23', majorId: toMajorId, places: 1, enabled: true },
      opensOn: today(),
      closesOn: today(),
    })
    const { data, msg } = await asks.student(call('add'), wish)
    expect(msg).toBe('操作成功')
    expect((await asks.student(call('submit'), { id: data.id })).msg).toBe('操作成功')
    expect((await asks.student(call(`getOne?id=${data.id}`))).data).toMatchObject({ needsClass: true })
  })

  it('an expulsion that was delivered takes the student off the roll, and its rescission gives the roll back', async () => {
    const before = await record()
    const follow = () => followExpulsions(server.app(), server.tenantId)
    const said = { category: '1', happenedAt: `${today()} 00:00:00`, facts: '替考', clause: '第十二条' }
    const punishmentId = await keep(punishment, {
      ...{ ...said, studentId: ids.studentId, kind: 'expulsion', state: 'issued', documentNo: '校学处 9 号' },
      ...{ title: '开除学籍', receivedOn: today(), decidedOn: today() },
    })
    const punished = table(punishment, server.app().db, server.tenantId)
    expect(await follow()).toEqual({ expelled: 0, returned: 0 })
    await punished.update({ id: punishmentId }, { state: 'effective' })
    expect(await follow()).toEqual({ expelled: 1, returned: 0 })
    expect(await record()).toMatchObject({ studentState: '14', classId: before?.classId })
    const { data } = await asks.admin(`records/change/page?params.studentId=${ids.studentId}&params.kind=42`)
    const [change] = data.records
    expect(change).toMatchObject({ state: 'effective', decision: '42', docNo: '校学处 9 号', punishmentId })
    expect((await asks.admin(call('revert'), { id: change.id, because: '误报' })).msg).toBe(
      '处分仍然有效，处分撤销或变更后自动恢复学籍',
    )
    // Long after anybody could take a change back, as the answer to an appeal may come.
    server.pass(40 * 86_400)
    expect(await follow()).toEqual({ expelled: 0, returned: 0 })
    await punished.update({ id: punishmentId }, { kind: 'probation' })
    expect(await follow()).toEqual({ expelled: 0, returned: 1 })
    expect(await record()).toEqual(before)
    expect(await follow()).toEqual({ expelled: 0, returned: 0 })
  })

  /** The keeper of the house signs along; the registry began it, and is not asked about its own. */
  async function passedToLeader() {
    const { data } = await keepers.dormmaster('workflow/inbox/page?box=todo')
    const [first] = data.records
    const signed = { id: first?.id, task: first?.task, verb: 'approve' }
    expect((await keepers.dormmaster('workflow/case/act', signed)).msg).toBe('操作成功')
    await approvedBy('leader')
  }
})
