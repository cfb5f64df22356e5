import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { combinedScore } from '#domain/evaluation/score.ts'
import { plusMinusStandard } from '#domain/evaluation/standard.ts'
import type { evaluationType } from '#domain/evaluation/type.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { user } from '#domain/system/user.ts'
import { table } from '#server/core/database/table.ts'
import { oneEngine } from '#tests/support/database.ts'
import { giver, pdf } from '#tests/support/files.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { computeEvaluations } from './batch.ts'
import { installEvaluation } from './install.ts'
import { standingOf } from './rank.ts'

interface TypeRow {
  readonly id: string
  readonly dimension: string
  readonly weight: number
  readonly base: number
  readonly cap: number
}

describe.each(oneEngine)('the evaluation of a term on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, today, decide } = leaveCollege(server)
  const db = () => server.app().db
  const idOf = async (of: typeof plusMinusStandard | typeof evaluationType, name: string) =>
    (await table(of, db(), server.tenantId).get({ name }, ['id']))?.id ?? ''

  /** Asks as the student, with a file of theirs. */
  async function withFile() {
    const own = await table(user, db(), server.tenantId).get({ studentId: ids.studentId }, ['account'])
    const token = (await server.signIn(own?.account ?? '')).body.access_token
    const file = (await giver(server.hono)(token, '证书.pdf', pdf())).body.data.fileId
    const ask = async (path: string, json: object) =>
      (await server.ask('POST', `evaluation/${path}`, { token, json })).body
    return { file, ask }
  }

  async function batch() {
    const { data, msg } = await asks.admin('evaluation/batch/add', {
      ...{ code: 'CP1', name: '第一学期综合测评', academicYear: '2026-2027', term: '1' },
      ...{ since: daysAfter(today(), -60), until: daysAfter(today(), 60) },
    })
    expect([msg, data.state]).toEqual(['操作成功', 'open'])
    return data.id as string
  }

  const compute = (id: string) => asks.admin('evaluation/batch/compute', { id })
  const scoreOf = async (batchId: string, studentId: string) => {
    const kept = await table(combinedScore, db(), server.tenantId).get({ batchId, studentId }, ['id'])
    return (await asks.admin(`evaluation/combinedScore/getOne?id=${kept?.id}`)).data
  }

  it('goes from the declaration through confirmation, computation and objection to the archive', async () => {
    await installEvaluation(db(), server.tenantId)
    await sql`update base_student set entry_date = '2026-01-01', grade = 2026 where tenant_id = ${server.tenantId}`.execute(
      db(),
    )
    // What was installed has the clock of the machine, which is not the one of the test.
    for (const name of ['evaluation_type', 'evaluation_item'])
      await sql`update ${sql.table(name)} set updated_at = '2026-01-01'
        where tenant_id = ${server.tenantId}`.execute(db())
    const { file, ask } = await withFile()
    const batchId = await batch()
    const declare = async (standard: string, event: string, more: object = {}) =>
      ask('additionalScore/add', {
        ...{ batchId, standardId: await idOf(plusMinusStandard, standard), event, happenedOn: today() },
        ...{ proof: file, ...more },
      })

    // A student declares what adds, of open items, within the days of the batch, with proof.
    expect((await declare('课堂违反纪律', '玩手机')).msg).toBe('“课堂违反纪律”由辅导员登记，学生不能申报')
    expect((await declare('体育竞赛', '校运会')).msg).toBe('“体育竞赛”不能申报，请选择其他标准')
    expect((await declare('体育竞赛校级一等奖', '校运会', { happenedOn: '2020-01-01' })).msg).toContain(
      '发生日期应在',
    )
    expect((await declare('体育竞赛校级一等奖', '校运会', { studentId: ids.mateId })).status).not.toBe(200)
    const bare = await declare('体育竞赛校级一等奖', '校运会', { proof: null })
    expect((await ask('additionalScore/submit', { id: bare.data.id })).msg).toBe('请上传证明材料')
    const first = (await declare('学科与技能竞赛校级二等奖', '技能大赛')).data
    expect(first).toMatchObject({ points: 4, direction: 'plus', state: 'draft' })
    expect((await ask('additionalScore/submit', { id: first.id })).data.row.state).toBe('reviewing')
    expect((await asks.classmate('evaluation/additionalScore/page')).data.total).toBe(0)
    expect((await asks.stranger('evaluation/additionalScore/page')).data.total).toBe(0)
    for (const who of ['counsellor', 'department'] as const)
      expect((await decide(who, 'approve')).status).toBe(200)

    // What counts already is refused by its name; a higher one counts instead of it.
    const again = (await declare('学科与技能竞赛校级二等奖', '“技能大赛”')).data
    expect((await ask('additionalScore/submit', { id: again.id })).msg).toBe(
      `“技能大赛”（${today()}）已按“学科与技能竞赛校级二等奖”计 4 分，同一事项只计最高一次`,
    )
    const higher = (await declare('学科与技能竞赛省级三等奖', '技能大赛')).data
    await ask('additionalScore/submit', { id: higher.id })
    for (const who of ['counsellor', 'department'] as const)
      expect((await decide(who, 'approve')).status).toBe(200)

    // Marks of both, and a violation of the other.
    for (const [studentId, academic] of [
      [ids.studentId, 80],
      [ids.mateId, 88],
    ] as const)
      expect(
        (await asks.admin('evaluation/mark/add', { batchId, studentId, academic, fitness: 75 })).msg,
      ).toBe('操作成功')
    const { data: kind } = await asks.admin('violation/kind/add', {
      ...{ code: 'absent', name: '夜不归宿', category: '8', level: 'circular', enabled: true, sort: 1 },
      ...{ points: 10, repeatPoints: 2, mostPoints: 20, asksProof: false },
    })
    const violation = (
      await asks.admin('violation/record/add', {
        ...{ studentId: ids.mateId, kindId: kind.id, happenedAt: `${today()} 00:00:00`, facts: '未归' },
      })
    ).data
    await sql`update violation_record set state = 'effective' where id = ${violation.id}`.execute(db())

    // Only the administrator computes; the total explains itself.
    expect((await asks.counsellor('evaluation/batch/compute', { id: batchId })).status).toBe(403)
    expect((await compute(batchId)).msg).toBe('操作成功')
    const { data: computed } = await asks.admin(`evaluation/batch/getOne?id=${batchId}`)
    const renamed = await asks.admin('evaluation/batch/update', { ...computed, code: 'other' })
    expect(renamed.data.fields.code).toBe('批次已经计算得分，编码不能修改')
    const own = await scoreOf(batchId, ids.studentId)
    // 20 % of 70, 60 % of 80 + 8, 8 % of 75, 6 % of 60 twice.
    expect(own).toMatchObject({ total: 80, level: 'good', intellectual: 88, classRank: 1, classSize: 2 })
    expect(own.declared).toBe(2)
    const mind = own.lines.parts.find(({ added }: { added: number }) => added > 0)
    expect(mind).toMatchObject({ base: 80, added: 8, deducted: 0, cap: 100, weight: 60, weighted: 52.8 })
    expect(mind.detail).toContain('技能大赛（学科与技能竞赛校级二等奖） +4（同一事项已计最高，不重复计）')
    const mate = await scoreOf(batchId, ids.mateId)
    expect(mate).toMatchObject({ moral: 60, total: 78, classRank: 2, gradeRank: 2 })
    expect(mate.lines.parts[0]).toMatchObject({ deducted: 10, detail: '违纪：夜不归宿 −10' })
    expect(await standingOf(db(), server.tenantId, batchId, ids.mateId)).toMatchObject({
      ...{ total: 78, classRank: 2, classSize: 2, gradeRank: 2, gradeSize: 2 },
    })

    // A student sees nobody else's score; nobody sees those of other classes.
    const { data: mine } = await asks.student('evaluation/combinedScore/page')
    expect(mine.records.map(({ id }: { id: string }) => id)).toEqual([own.id])
    expect((await asks.student(`evaluation/combinedScore/getOne?id=${mate.id}`)).status).toBe(404)
    expect((await asks.stranger('evaluation/combinedScore/page')).data.total).toBe(0)

    // A change of weights tells who would move before it holds.
    const { data: types } = await asks.admin('evaluation/type/page?sort=sort')
    const rules = (weights: Readonly<Record<string, number>>) => ({
      rules: types.records.map(({ id, dimension, weight, base, cap }: TypeRow) => ({
        ...{ id, base, cap, weight: weights[dimension] ?? weight },
      })),
    })
    expect((await asks.admin('evaluation/set/preview', rules({ moral: 30 }))).msg).toBe('权重合计应为 100%')
    expect((await asks.counsellor('evaluation/set/preview', rules({}))).status).toBe(403)
    const same = (await asks.admin('evaluation/set/preview', rules({}))).data.trials[0]
    expect(same).toMatchObject({ students: 2, changed: 0, moved: 0, movers: [] })
    const capped = rules({})
    const lower = {
      rules: capped.rules.map((each: { id: string; base: number }, at: number) =>
        at === 1 ? { ...each, cap: 80 } : at === 0 ? { ...each, base: 100, cap: 70 } : each,
      ),
    }
    const trial = (await asks.admin('evaluation/set/preview', lower)).data.trials[0]
    expect(trial).toMatchObject({ students: 2, changed: 2, moved: 1 })
    expect(trial.movers[0]).toMatchObject({ name: '李雷', rankBefore: 2, rankAfter: 1, places: 1 })
    expect((await scoreOf(batchId, ids.studentId)).total).toBe(80)
    expect((await asks.admin('evaluation/set/apply', lower)).data).toEqual({ batches: 1 })
    expect(await scoreOf(batchId, ids.mateId)).toMatchObject({ moral: 70, total: 75.2, classRank: 1 })
    expect(await scoreOf(batchId, ids.studentId)).toMatchObject({ total: 75.2, classRank: 1 })

    // It is computed again by the clock when something changed, and not otherwise; an objection stays.
    server.pass(120)
    expect(await computeEvaluations(server.app(), server.tenantId)).toEqual({ computed: 1 })
    server.pass(120)
    expect(await computeEvaluations(server.app(), server.tenantId)).toEqual({ computed: 0 })
    const objected = await ask('combinedScore/object', { id: own.id, objection: '智育有误' })
    expect(objected.data.row).toMatchObject({ state: 'objected', objection: '智育有误' })
    expect(
      (await asks.classmate('evaluation/combinedScore/object', { id: own.id, objection: '?' })).status,
    ).not.toBe(200)
    const marks = (await asks.admin(`evaluation/mark/page?studentId=${ids.studentId}`)).data.records[0]
    expect((await asks.admin('evaluation/mark/update', { ...marks, academic: 60 })).msg).toBe('操作成功')
    expect(await computeEvaluations(server.app(), server.tenantId)).toEqual({ computed: 1 })
    expect(await scoreOf(batchId, ids.studentId)).toMatchObject({
      ...{ id: own.id, intellectual: 68, classRank: 2, state: 'objected', objection: '智育有误' },
    })
    expect((await asks.admin('evaluation/batch/archive', { id: batchId })).msg).toContain('1 条异议待答复')
    const toDo = async (who: typeof asks.counsellor) =>
      ((await who('base/todo/mine')).data as { title: string }[]).map(({ title }) => title)
    expect(await toDo(asks.counsellor)).toContain('答复测评异议')
    expect(await toDo(asks.stranger)).not.toContain('答复测评异议')
    const answered = await asks.counsellor('evaluation/combinedScore/answer', { id: own.id, reply: '已核对' })
    expect(answered.data.row).toMatchObject({ state: 'answered', reply: '已核对' })
    expect(await toDo(asks.counsellor)).not.toContain('答复测评异议')

    // Figures of both, and the sheet.
    const { data: figures } = await asks.admin('evaluation/analysis/figures?by=classId')
    expect(figures.sets[1].rows[0].figures.slice(0, 1)).toEqual([2])
    const { data: months } = await asks.counsellor('evaluation/monthStats/figures?by=classId')
    expect(months.sets[1].rows[0].figures.slice(0, 3)).toEqual([1, 2, 12])
    const { data: printed } = await asks.counsellor('evaluation/combinedScore/sheet', { id: own.id })
    expect(printed.paper.title).toBe('学生综合素质测评表')

    // The archive locks it.
    expect((await asks.admin('evaluation/batch/archive', { id: batchId })).msg).toBe('操作成功')
    expect((await compute(batchId)).status).toBe(409)
    expect((await declare('体育竞赛校级一等奖', '校运会')).msg).toBe(
      '“第一学期综合测评”已经归档，不再接受申报',
    )
    expect(await scoreOf(batchId, ids.studentId)).toMatchObject({ state: 'archived' })
  })
})
