import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { awardBatch } from '#domain/award/batch.ts'
import type { OpenAward, Ranking } from '#domain/award/calls.ts'
import { awardCondition } from '#domain/award/condition.ts'
import { awardProject } from '#domain/award/project.ts'
import { awardType } from '#domain/award/type.ts'
import { counsellor } from '#domain/base/counsellor.ts'
import { evaluationBatch } from '#domain/evaluation/batch.ts'
import { combinedScore } from '#domain/evaluation/score.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { sentence } from '#domain/kernel/phrase.ts'
import { runDue } from '#server/core/jobs/run-due.ts'
import { admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { recheckAwards } from './recheck.ts'

describe.each(oneEngine)('awards on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep, today, waiting, signedIn } = leaveCollege(server)
  const batch = { id: '', rival: '' }
  const third = { id: '', ask: asks.student }
  const call = (name: string) => `award/application/${name}`
  const told = { reason: '学习认真，成绩优良', achievements: '校级技能节一等奖' }
  const kept = async (id: string) => (await asks.admin(call(`getOne?id=${id}`))).data

  async function applied(ask: typeof asks.student, batchId = batch.id) {
    const { data, msg } = await ask(call('add'), { ...told, batchId })
    expect(msg).toBe('操作成功')
    return { id: data.id as string, sent: (await ask(call('submit'), { id: data.id })).msg }
  }
  async function approve(who: 'counsellor' | 'department' | 'admin', name: string) {
    const found = (await waiting(who)).find(({ title }) => title.includes(name))
    return (await asks[who]('workflow/case/act', { id: found?.id, task: found?.task, verb: 'approve' })).msg
  }
  /** The notices of all cases have stood their time. */
  async function shown() {
    const { db } = server.app()
    const { rows } = await sql<{ until: Date }>`select max(until) as until from workflow_notice
      where tenant_id = ${server.tenantId}`.execute(db)
    server.pass(((rows[0]?.until.getTime() ?? 0) - server.now()) / 1000 + 1)
    // The queue goes by the clock of the database.
    await sql`update resource_task set run_at = now() where tenant_id = ${server.tenantId} and state = 'queued'
      and key like 'wake-case %'`.execute(db)
    await runDue(server.app())
  }

  beforeAll(async () => {
    const { db } = server.app()
    const [one] = await admit(db, server.tenantId, [{ name: '韩梅' }])
    third.id = one?.studentId ?? ''
    const own = sql`(select department_id from base_student where id = ${ids.studentId})`
    for (const table of ['base_student', 'base_class'])
      await sql`update ${sql.table(table)} set department_id = ${own} where tenant_id = ${server.tenantId}`.execute(
        db,
      )
    const { rows } = await sql<{ teacherId: string; departmentId: string; classId: string }>`select
        c.teacher_id as "teacherId", c.department_id as "departmentId", s.class_id as "classId"
      from base_counsellor c, base_student s where c.tenant_id = ${server.tenantId} and s.id = ${third.id}`.execute(
      db,
    )
    await keep(counsellor, { ...rows[0], since: '2020-01-01' })
    third.ask = await signedIn('student', { studentId: third.id })
    const evaluation = await keep(evaluationBatch, {
      ...{ code: 'CP1', name: '2025-2026学年第二学期综合测评', academicYear: '2025-2026', term: '2' },
      ...{ since: '2026-03-02', until: '2026-07-19', state: 'archived' },
    })
    const scores = [
      [ids.studentId, 88, 80, 1],
      [third.id, 88, 75, 2],
      [ids.mateId, 60, 60, 9],
    ] as const
    for (const [studentId, total, intellectual, classRank] of scores)
      await keep(combinedScore, {
        ...{ number: studentId, batchId: evaluation, studentId, total, intellectual, state: 'archived' },
        ...{ classRank, classSize: 10, gradeRank: classRank, gradeSize: 100 },
      })
    const sort = { sort: 1, enabled: true }
    const typeId = await keep(awardType, {
      ...{ code: 'JXJ', name: '学校奖学金', category: '1', period: 'year', ...sort },
    })
    const project = { typeId, level: '3', unit: '学校', fund: '学校事业收入', ...sort }
    const first = await keep(awardProject, { code: 'A', name: '一等奖学金', amount: 200_000, ...project })
    const rival = await keep(awardProject, { code: 'B', name: '二等奖学金', excludes: first, ...project })
    const hard = { hard: true, operator: null, value: null }
    await keep(awardCondition, { projectId: first, kind: 'enrolled', ...hard, sort: 1 })
    await keep(awardCondition, {
      ...{ projectId: first, kind: 'classRank', ...hard, operator: 'atMost', value: 50, sort: 2 },
    })
    await keep(awardCondition, {
      ...{ projectId: first, kind: 'violationPoints', ...hard, operator: 'atMost', value: 5, sort: 3 },
    })
    await keep(awardCondition, { projectId: rival, kind: 'exclusive', ...hard, sort: 1 })
    const open = {
      ...{ academicYear: '2025-2026', evaluationBatchId: evaluation, collegeDays: 3, schoolDays: 5 },
      ...{ opensOn: daysAfter(today(), -3), closesOn: daysAfter(today(), 60) },
    }
    batch.id = await keep(awardBatch, { ...open, name: '一等奖学金评选', projectId: first, places: 1 })
    batch.rival = await keep(awardBatch, { ...open, name: '二等奖学金评选', projectId: rival, places: 2 })
  })

  it('show each condition with the own figures, refuse by the name of what fails, and rank within the places of the college', async () => {
    const awards = (await asks.student(call('open'))).data as OpenAward[]
    const award = awards.find(({ batchId }) => batchId === batch.id)
    expect(award?.judgements.map(({ kind, holds }) => [kind, holds])).toEqual([
      ...[
        ['enrolled', true],
        ['classRank', true],
        ['violationPoints', true],
      ],
    ])
    expect(award).toMatchObject({ awardName: '一等奖学金', amount: '2000.00', mayApply: true, state: null })
    expect((await asks.counsellor(call('open'))).status).toBe(403)
    const mate = await applied(asks.classmate)
    expect(mate.sent).toBe('不符合评选条件。综合测评班级排名（%）：第 9 名，共 10 人（90%），要求 前 50%')
    expect(await kept(mate.id)).toMatchObject({ state: 'draft', checks: null })

    const own = await applied(asks.student)
    const other = await applied(third.ask)
    expect([own.sent, other.sent]).toEqual(['操作成功', '操作成功'])
    const row = await kept(own.id)
    expect(row).toMatchObject({
      state: 'reviewing',
      score: 88,
      second: 80,
      standing: '班级 1/10，年级 1/100',
    })
    expect(row.checks).toContain('✓ 符合　评选学年违纪扣分：0 分')
    expect((await asks.classmate(call(`getOne?id=${own.id}`))).status).toBe(404)
    expect((await asks.stranger(call('page'))).data.total).toBe(0)

    for (const name of ['马语婷', '韩梅']) expect(await approve('counsellor', name)).toBe('操作成功')
    expect(await approve('department', '马语婷')).toBe('本学院还没有评选名额，请先由学校下达')
    expect((await asks.department('award/batch/distribute', { id: batch.id })).status).toBe(403)
    expect(sentence((await asks.admin('award/batch/distribute', { id: batch.id })).data.outcome)).toBe(
      '已下达 1 个名额',
    )
    const rank = async (who = asks.department) =>
      (await who(`award/quota/ranking?batchId=${batch.id}`)).data as Ranking
    expect((await rank()).applications.map(({ name, place, chosen }) => [name, place, chosen])).toEqual([
      ['马语婷', 1, true],
      ['韩梅', 2, false],
    ])
    // Alike at the last place: by the rule none of them, then all of them, then by the second figure.
    const rule = async (tieRule: string) => {
      const { data } = await asks.admin('award/parameter/getOne')
      const { msg } = await asks.admin('award/parameter/update', { ...data, tieRule })
      expect(msg).toBe('操作成功')
    }
    const outside = '按排名和末位并列规则，不在本学院 1 个名额之内；排在前面的未通过后依次递补'
    await rule('none')
    expect(await approve('department', '马语婷')).toBe(outside)
    await rule('all')
    expect((await rank()).applications.every(({ chosen, place }) => chosen && place === 1)).toBe(true)
    await rule('second')
    const both = await Promise.all(['韩梅', '马语婷'].map((name) => approve('department', name)))
    expect(both[0] === outside || both[0] === '本学院 1 个名额已用完').toBe(true)
    expect(both[1]).toBe('操作成功')
    expect(await approve('department', '韩梅')).toBe('本学院 1 个名额已用完')
    const { colleges } = await rank()
    expect(colleges).toMatchObject([{ places: 1, used: 1, waiting: 1 }])
    const [{ id: quota }] = colleges as unknown as [{ id: string }]
    const allot = async (places: number, who = asks.admin) => {
      const { status, msg } = await who('award/quota/allot', { id: quota, places })
      return status === 200 ? '操作成功' : msg
    }
    expect(await allot(0)).toBe('已用 1 个名额，不能更少')
    expect((await asks.department('award/quota/allot', { id: quota, places: 2 })).status).toBe(403)
    expect(await allot(2)).toBe('操作成功')
    expect(await approve('department', '韩梅')).toBe('操作成功')
    // A place is held: nothing that excludes it is applied for beside.
    const beside = await applied(asks.student, batch.rival)
    expect(beside.sent).toBe('不符合评选条件。未获互斥奖项：一等奖学金，要求 未获得')
  })

  it('are shown in public by the college and by the school, awarded, paid once and revoked with the place given back', async () => {
    const [notice] = (await asks.classmate('workflow/notice/page')).data.records
    expect(Object.keys(notice.row).toSorted()).toEqual(['academicYear', 'awardName', 'className'])
    await shown()
    for (const name of ['马语婷', '韩梅']) expect(await approve('admin', name)).toBe('操作成功')
    await shown()
    const mine = async (who: typeof asks.student) =>
      (await who(`award/record/own/mine/page?section=${encodeURIComponent('获奖')}`)).data.records
    const { records } = (await asks.admin('award/record/page?size=10')).data
    expect(records.map(({ state, amount }: { state: string; amount: string }) => [state, amount])).toEqual([
      ...[
        ['awarded', '2000.00'],
        ['awarded', '2000.00'],
      ],
    ])
    expect(await mine(asks.student)).toMatchObject([{ name: '一等奖学金', state: 'awarded' }])
    expect(await mine(asks.classmate)).toEqual([])
    const own = records.find(({ studentId }: { studentId: string }) => studentId === ids.studentId)
    const paper = (await asks.student('award/record/certificate', { id: own.id })).data.paper
    expect(paper.number).toMatch(/^HJ2\d{3}\d{6}$/)
    const verified = async () =>
      (await server.ask('POST', 'system/print/verify', { json: { code: paper.code } })).body.data?.standing
    expect(await verified()).toBe('valid')

    const pay = async (paidOn = today()) => (await asks.admin('award/record/pay', { id: own.id, paidOn })).msg
    expect(await pay()).toBe('奖金须先列入发放方案并执行，才能登记发放')
    const wrong = { holder: '马语', bank: '中国银行', card: '6217000000000001' }
    expect((await asks.student('award/account/add', wrong)).msg).toBe('账户姓名应为学生本人姓名')
    const account = await asks.student('award/account/add', { ...wrong, holder: '马语婷' })
    expect(account.msg).toBe('操作成功')
    const sheet = async (name: string) => {
      const { data } = await asks.admin('award/payout/add', { name, batchId: batch.id })
      const id = data.id as string
      const { outcome, ...computed } = (await asks.admin('award/payout/compute', { id })).data ?? {}
      expect(computed).toBeDefined()
      return { id, outcome }
    }
    const first = await sheet('第一批')
    expect(sentence(first.outcome)).toBe('已安排 1 人，未能安排 1 人')
    const second = await sheet('第二批')
    const apply = async (id: string) => (await asks.admin('award/payout/apply', { id, way: 'all' })).msg
    expect(await apply(first.id)).toBe('操作成功')
    expect(await apply(second.id)).toBe('1 人不符合规则，未执行。奖金已列入其他发放方案')
    expect((await asks.department(`award/payout/bankFile?id=${first.id}`)).status).toBe(403)
    expect((await asks.admin(`award/payout/bankFile?id=${second.id}`)).msg).toBe(
      '只有已执行的发放方案可以导出银行代发文件',
    )
    const token = (await server.signIn(await server.person('admin', { name: '出纳' }))).body.access_token
    const file = await server.hono().request(`/api/campus-award/payout/bankFile?id=${first.id}`, {
      headers: { 'Tenant-Id': server.tenantId, 'Campus-Auth': `bearer ${token}` },
    })
    expect(file.status).toBe(200)
    const parts = Object.values(unzipSync(new Uint8Array(await file.arrayBuffer())))
    const text = parts.map((bytes) => new TextDecoder().decode(bytes)).join('')
    for (const said of ['马语婷', '6217000000000001', own.number]) expect(text).toContain(said)
    expect(text).not.toContain('韩梅')
    const { rows: seen } = await sql<{ field: string }>`select field from security_reveal_record
      where tenant_id = ${server.tenantId} and resource = 'award.account'`.execute(server.app().db)
    expect(seen).toEqual([{ field: 'card' }])
    expect(await pay(daysAfter(today(), 1))).toBe('发放日期不能晚于今天')
    expect(await pay()).toBe('操作成功')
    expect((await pay()).includes('已发放')).toBe(true)

    // A punishment that was received later puts it in question; somebody decides.
    await sql`insert into affairs_punishment (tenant_id, id, revision, created_at, created_by, updated_at, updated_by,
        student_id, category, happened_at, facts, clause, kind, state, received_on)
      select ${server.tenantId}, gen_random_uuid(), 1, now(), 'test', now(), 'test', ${ids.studentId}::uuid, '1', now(),
        '作弊', '第十二条', 'demerit', 'effective', ${daysAfter(today(), 1)}::date`.execute(server.app().db)
    expect(await recheckAwards(server.app(), server.tenantId)).toEqual({ questioned: 1 })
    expect(await recheckAwards(server.app(), server.tenantId)).toEqual({ questioned: 0 })
    const ruling = { id: own.id, ruling: '考试作弊受记过处分' }
    expect((await asks.counsellor('award/record/revoke', ruling)).status).toBe(403)
    expect((await asks.admin('award/record/uphold', ruling)).data.row.state).toBe('paid')
    expect((await asks.admin('award/record/revoke', ruling)).data.row.state).toBe('revoked')
    expect(await verified()).toBe('void')
    expect(await kept(own.applicationId)).toMatchObject({ state: 'revoked' })
    expect((await asks.admin(`award/quota/ranking?batchId=${batch.id}`)).data.colleges).toMatchObject([
      { places: 2, used: 1 },
    ])
    const news = (await asks.student('base/message/mine')).data.records as { title: string }[]
    expect(news.map(({ title }) => title)).toContain('您的一等奖学金已被撤销')
  })
})
