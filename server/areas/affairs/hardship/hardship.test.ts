import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { hardshipBatch } from '#domain/affairs/hardship/batch.ts'
import type { ClassQuota, CollegeQuota, QuotaTree } from '#domain/affairs/hardship/calls.ts'
import { counsellor } from '#domain/base/counsellor.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { runDue } from '#server/core/jobs/run-due.ts'
import { admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { teacherOf } from '#tests/support/places.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { recognisedLevelOf } from './level.ts'

describe.each(oneEngine)('hardship on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep, today, decide, waiting, signedIn } = leaveCollege(server)
  const call = (name: string) => `affairs/hardship/${name}`
  const quota = (name: string) => `affairs/hardshipQuota/${name}`
  const batch = { id: '' }
  const others: string[] = []
  const poor = {
    ...{ familySize: 5, labourCount: 1, supportCount: 2, incomePerHead: '3600.00', incomeSource: '1' },
    ...{ illness: '父亲长期透析', groups: '5', promise: true },
  }
  const applied = async (ask: typeof asks.student, more: object = {}) => {
    const { data, msg } = await ask(call('add'), { ...poor, ...more })
    expect(msg).toBe('操作成功')
    expect((await ask(call('submit'), { id: data.id })).msg).toBe('操作成功')
    return data.id as string
  }
  const kept = async (id: string) => (await asks.admin(call(`getOne?id=${id}`))).data
  const tree = async (who = asks.admin) => (await who(quota(`tree?batchId=${batch.id}`))).data as QuotaTree

  const allot = async (id: string, places: number) => {
    const { status, msg } = await asks.department(quota('allot'), { id, places })
    return status === 200 ? '操作成功' : msg
  }

  beforeAll(async () => {
    const day = today()
    batch.id = await keep(hardshipBatch, {
      ...{ name: '2026-2027学年困难认定', academicYear: '2026-2027', noticeDays: 6, places: 3 },
      ...{ opensOn: daysAfter(day, -3), closesOn: daysAfter(day, 20), endsOn: daysAfter(day, 250) },
      ...{ specialFrom: 60, hardFrom: 40, plainFrom: 25 },
    })
    // A second class of two in the same college, with the same counsellor.
    const { db } = server.app()
    const [one, two] = await admit(db, server.tenantId, [{ name: '韩梅' }, { name: '王强' }])
    others.push(one?.studentId ?? '', two?.studentId ?? '')
    const own = sql`(select department_id from base_student where id = ${ids.studentId})`
    for (const table of ['base_student', 'base_class'])
      await sql`update ${sql.table(table)} set department_id = ${own} where tenant_id = ${server.tenantId}`.execute(
        db,
      )
    const { rows } = await sql<{ teacherId: string; departmentId: string; classId: string }>`select
        c.teacher_id as "teacherId", c.department_id as "departmentId", s.class_id as "classId"
      from base_counsellor c, base_student s where c.tenant_id = ${server.tenantId} and s.id = ${others[0]}`.execute(
      db,
    )
    await keep(counsellor, { ...rows[0], since: '2020-01-01' })
  })

  it('are scored, reviewed within the quota, shown in public by name, class and level, and recognised for the year', async () => {
    const id = await applied(asks.student, { level: 'plain' })
    expect(await kept(id)).toMatchObject({ points: 66, proposedLevel: 'special', level: 'special' })
    // Nobody else of the class reads it, in a list or by its id, nor decides on it.
    expect((await asks.classmate(call(`getOne?id=${id}`))).status).toBe(404)
    expect((await asks.classmate(call('page'))).data.records).toEqual([])
    expect((await asks.classmate(call('withdraw'), { id })).status).toBe(404)
    expect((await asks.classmate(call('adjust'), { id, newLevel: 'hard', changeReason: '试' })).status).toBe(
      403,
    )
    expect((await decide('counsellor', 'approve')).msg).toBe('本班还没有困难认定名额，请先向资助中心申请下达')
    expect((await asks.department(quota('distribute'), { batchId: batch.id })).status).toBe(403)
    expect((await asks.admin(quota('distribute'), { batchId: batch.id })).status).toBe(200)
    expect(await kept(id)).toMatchObject({ state: 'reviewing' })
    const [{ classes, ...college }] = (await tree()).colleges as [CollegeQuota]
    expect([college.places, classes.map(({ places }) => places)]).toEqual([3, [2, 1]])
    const [first, second] = classes as [ClassQuota, ClassQuota]
    expect(await allot(first.id, 1)).toBe('操作成功')
    // Of two at once that are more than the college has together, one is refused.
    const both = await Promise.all([allot(first.id, 2), allot(second.id, 2)])
    expect(both.toSorted()).toEqual(['操作成功', '本院系名额还可分配 1 个'].toSorted())
    expect([await allot(second.id, 1), await allot(first.id, 1)]).toEqual(['操作成功', '操作成功'])
    expect(await allot(first.id, 3)).toBe('本院系名额还可分配 2 个')

    const hard = { values: { level: 'hard' } }
    expect((await decide('counsellor', 'approve', hard)).msg).toBe('认定等级与评分建议不同的，请填写理由')
    const reasoned = { values: { level: 'hard', levelReason: '另有低保收入' } }
    expect((await decide('counsellor', 'approve', reasoned)).msg).toBe('操作成功')
    expect((await tree()).colleges[0]).toMatchObject({
      used: 1,
      classes: [{ left: 0, used: 1 }, { left: 1 }],
    })
    expect(await kept(id)).toMatchObject({ state: 'classPassed', level: 'hard' })
    expect((await decide('department', 'approve')).msg).toBe('操作成功')
    expect((await decide('admin', 'approve')).msg).toBe('操作成功')
    expect(await kept(id)).toMatchObject({ state: 'noticed' })

    const [shown] = (await asks.classmate('workflow/notice/page')).data.records
    expect(shown).toMatchObject({ student: '马语婷', objection: 'may' })
    expect(Object.keys(shown.row).toSorted()).toEqual(['className', 'level'])
    const objection = { id: shown.id, step: 'notice', text: '家里新买了汽车' }
    expect((await asks.classmate('workflow/notice/object', objection)).status).toBe(200)
    expect((await decide('admin', 'approve', { comment: '车辆为营运贷款购置，不影响认定' })).status).toBe(200)
    const told = (await asks.classmate('base/message/mine')).data.records as { title: string; text: string }[]
    expect(told.map(({ title }) => title)).toContain('困难认定公示：您提出的异议不成立')

    // Six working days, as the batch says, and not the five of the step.
    const { rows } = await sql<{ until: Date }>`select until from workflow_notice
      where tenant_id = ${server.tenantId}`.execute(server.app().db)
    const until = rows[0]?.until.getTime() ?? 0
    expect(until - server.now()).toBeGreaterThan(7 * 86_400_000)
    server.pass((until - server.now()) / 1000 + 1)
    // The queue goes by the clock of the database.
    await sql`update resource_task set run_at = now() where tenant_id = ${server.tenantId} and state = 'queued'
      and key like ${`wake-case ${shown.id} %`}`.execute(server.app().db)
    await runDue(server.app())
    expect(await kept(id)).toMatchObject({ state: 'recognised', level: 'hard', recognisedOn: today() })
    const unit = { db: server.app().db, actor: { tenantId: server.tenantId } } as never
    expect(await recognisedLevelOf(unit, ids.studentId, '2026-2027')).toBe('hard')
    expect(await recognisedLevelOf(unit, ids.mateId, '2026-2027')).toBeNull()
  })

  it('are refused beyond the quota, also at once, until another class of the college lends a place', async () => {
    const [one, two] = [
      await signedIn('student', { studentId: others[0] ?? '' }),
      await signedIn('student', { studentId: others[1] ?? '' }),
    ]
    await applied(one)
    await applied(two)
    const full = '本班 1 个困难认定名额已用完，请先向学院申请调剂'
    const approve = async ({ id, task }: { readonly id: string; readonly task: string }) =>
      (await asks.counsellor('workflow/case/act', { id, task, verb: 'approve' })).msg
    const both = await Promise.all((await waiting('counsellor')).map(approve))
    expect(both.toSorted()).toEqual(['操作成功', full].toSorted())
    const mate = await applied(asks.classmate)
    const waits = await waiting('counsellor')
    const task = waits.find(({ title }) => title.includes('李雷')) ?? { id: '', task: '' }
    expect(await approve(task)).toBe(full)

    const [college] = (await tree()).colleges as [CollegeQuota]
    const [to, from] = college.classes as [ClassQuota, ClassQuota]
    const lending = { fromId: from.id, toId: to.id, places: 1, reason: '本班没有其他申请' }
    const lend = async (who = asks.department) =>
      (await who(quota('lend'), lending)) as { data: object; status: number }
    expect((await lend()).status).toBe(400)
    expect(await allot(from.id, 2)).toBe('操作成功')
    const stranger = await signedIn('department', {
      teacherId: await teacherOf(server.app(), server.tenantId),
    })
    expect((await tree(stranger)).colleges).toEqual([])
    expect([(await lend(stranger)).status, (await lend(asks.student)).status]).toEqual([404, 403])
    const lent = await Promise.all([lend(), lend()])
    expect(lent.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const after = await tree()
    expect(after.loans).toMatchObject([{ places: 1, reason: '本班没有其他申请' }])
    expect(after.colleges[0]).toMatchObject({
      places: 3,
      allotted: 3,
      classes: [
        { moved: 1, left: 1 },
        { moved: -1, left: 0 },
      ],
    })
    expect(await approve(task)).toBe('操作成功')
    expect((await kept(mate)).state).toBe('classPassed')
  })

  it('are adjusted or ended by the aid centre alone, with a reason that the student is told', async () => {
    const { records } = (await asks.student(call('page'))).data
    expect(records).toHaveLength(1)
    const [{ id }] = records
    const ending = { id, changeReason: '家庭情况好转' }
    expect((await asks.counsellor(call('adjust'), { ...ending, newLevel: 'plain' })).status).toBe(403)
    expect((await asks.admin(call('adjust'), { ...ending, newLevel: 'plain' })).msg).toBe('操作成功')
    expect(await kept(id)).toMatchObject({
      level: 'plain',
      formerLevel: 'hard',
      changeReason: '家庭情况好转',
    })
    expect((await asks.admin(call('end'), ending)).msg).toBe('操作成功')
    expect(await kept(id)).toMatchObject({ state: 'ended', recognisedOn: expect.any(String) })
    const told = (await asks.student('base/message/mine')).data.records as { title: string }[]
    expect(told.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['您的困难认定等级已调整', '您的困难认定已终止']),
    )
    expect((await tree()).colleges[0]?.classes[0]).toMatchObject({ used: 1, left: 1 })
  })
})
