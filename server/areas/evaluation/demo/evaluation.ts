import { sql } from 'kysely'
import { additionalScore } from '#domain/evaluation/additional-score.ts'
import { evaluationBatch } from '#domain/evaluation/batch.ts'
import { eventKey } from '#domain/evaluation/deeds.ts'
import { evaluationMark } from '#domain/evaluation/mark.ts'
import { combinedScore } from '#domain/evaluation/score.ts'
import { plusMinusStandard } from '#domain/evaluation/standard.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { studying } from '#domain/kits/rounds/rules.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { computeBatch } from '../compute.ts'
import { installEvaluation } from '../install.ts'

/** Code, school year, term, first and last day: two are closed, the third runs. */
const batches = [
  ['CP20251', '2025-2026', '1', '2025-09-01', '2026-01-18'],
  ['CP20252', '2025-2026', '2', '2026-03-02', '2026-07-19'],
  ['CP20261', '2026-2027', '1', '2026-08-31', '2027-01-17'],
] as const
const termNames = { '1': '第一学期', '2': '第二学期' } as const

/** A standard, what happened, and how often it is told among a thousand. */
const told = [
  ['学科与技能竞赛省级二等奖', '云南省职业院校技能大赛', 12],
  ['学科与技能竞赛省级三等奖', '云南省大学生创新创业大赛', 20],
  ['学科与技能竞赛校级一等奖', '校园技能节', 50],
  ['学科与技能竞赛校级二等奖', '校园技能节', 60],
  ['取得职业技能等级证书', '职业技能等级认定', 70],
  ['校级三好学生或优秀学生干部', '校级表彰', 40],
  ['院级先进个人', '院级表彰', 50],
  ['班长或团支部书记', '任职本班', 45],
  ['其他班委', '任职班委', 90],
  ['体育竞赛校级一等奖', '校运动会', 40],
  ['体育竞赛校级二等奖', '校运动会', 50],
  ['文艺竞赛校级一等奖', '校园歌手大赛', 40],
  ['参加校级演出', '迎新晚会', 90],
  ['志愿服务满二十小时', '社区志愿服务', 110],
  ['志愿服务满十小时', '图书馆志愿服务', 130],
  ['完成校外劳动实践', '暑期劳动实践', 90],
  ['课堂违反纪律', '课堂玩手机', 60],
  ['无故缺席集体活动', '缺席主题班会', 50],
  ['早操或晚自习缺勤', '晚自习缺勤', 70],
  ['寝室卫生不合格', '寝室卫生抽查', 60],
] as const

/** The running term has seen a third of what a whole one sees. */
const shares = [1, 1, 0.4] as const

/** Evaluations of the demo college: marks and declarations of three terms, computed; the two closed ones are archived. */
export async function demoEvaluation(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  // A college that a test makes has not been set up.
  await installEvaluation(db, tenantId)
  const now = app.now()
  const random = seeded(5218)
  const rows = batches.map(([code, academicYear, term, since, until]) => ({
    ...{ id: random.id(), code, name: `${academicYear}学年${termNames[term]}综合测评` },
    ...{ academicYear, term, since, until, state: 'open' },
  }))
  await insertRows(db, evaluationBatch, tenantId, rows, { by: 'demo', at: now })
  const { rows: students } = await sql<Student>`select s.id, s.name, s.class_id as "classId",
    s.department_id as "departmentId", s.entry_date::text as "entryDate" from base_student s
    where s.tenant_id = ${tenantId} and s.student_state = any(${[...studying]}) order by s.student_no`.execute(
    db,
  )
  const standards = new Map(
    (
      await table(plusMinusStandard, db, tenantId).list({}, ['id', 'name', 'itemId', 'direction', 'points'])
    ).map((standard) => [standard.name, standard]),
  )
  const today = timeOf(now).slice(0, 10)
  // Some colleges mark more kindly than others.
  const lifts = new Map(
    [...new Set(students.map(({ departmentId }) => departmentId))]
      .toSorted()
      .map((id, at) => [id, [3, -2, 1, 4, -3, 0][at % 6] ?? 0]),
  )
  const talents = new Map(students.map(({ id }) => [id, spread(random)]))
  for (const [at, { id: batchId, since, until }] of rows.entries()) {
    const here = students.filter(({ entryDate }) => entryDate <= until)
    await insertRows(
      db,
      evaluationMark,
      tenantId,
      here.map(({ id, departmentId }) => ({
        ...{ id: random.id(), batchId, studentId: id },
        academic: held(
          77 + (lifts.get(departmentId) ?? 0) + 14 * (talents.get(id) ?? 0) + 4 * spread(random),
          38,
          99,
        ),
        fitness: held(74 + 9 * spread(random), 40, 105),
      })),
      { by: 'demo', at: now },
    )
    const last = until < today ? until : daysAfter(today, -3)
    const days = Math.max(1, Math.round((Date.parse(last) - Date.parse(since)) / 86_400_000))
    const declared = here.flatMap((student) =>
      told.flatMap(([name, event, often]) => {
        const standard = standards.get(name)
        const eager = 1 + 0.5 * (talents.get(student.id) ?? 0) * (standard?.direction === 'minus' ? -1 : 1)
        if (!standard || random.below(1000) >= often * eager * (shares[at] ?? 1)) return []
        const state = random.weighted({ approved: 90, refused: 4, draft: at === 2 ? 6 : 0 })
        return [
          {
            ...{ id: random.id(), batchId, studentId: student.id, standardId: standard.id, event },
            ...{
              classId: student.classId,
              departmentId: student.departmentId,
              title: `${student.name} ${event}`,
            },
            ...{ happenedOn: daysAfter(since, random.below(days)), eventKey: eventKey(event), state },
            ...{ itemId: standard.itemId, direction: standard.direction, points: standard.points },
          },
        ]
      }),
    )
    await insertRows(db, additionalScore, tenantId, declared, { by: 'demo', at: now })
    const { students: count } = await computeBatch(db, tenantId, batchId, now)
    const closed = at < 2 ? ({ state: 'archived' } as const) : {}
    await table(evaluationBatch, db, tenantId).update(
      { id: batchId },
      { students: count, computedAt: timeOf(now), ...closed },
    )
    if (at < 2) await table(combinedScore, db, tenantId).update({ batchId }, { state: 'archived' })
  }
  const running = rows[2]?.id ?? ''
  await demoObjections(db, tenantId, running, now)
  for (const [at, [name, event]] of waiting.entries()) {
    const standard = standards.get(name)
    if (!standard) continue
    await waitingApplication(app, tenantId, additionalScore, at, (student) => ({
      ...{ batchId: running, standardId: standard.id, event, eventKey: eventKey(event) },
      ...{ happenedOn: '2026-11-12', title: `${student.name} ${event}`, classId: student.classId },
      ...{ itemId: standard.itemId, direction: standard.direction, points: standard.points },
      ...{ departmentId: students.find(({ id }) => id === student.id)?.departmentId, state: 'reviewing' },
    }))
  }
}

/** What classmates of the student account object to, and what one of them was answered. */
async function demoObjections(db: Database, tenantId: string, batchId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`select c.id from evaluation_combined_score c
    join base_student s on s.tenant_id = c.tenant_id and s.id = c.student_id
    join "system_user" p on p.tenant_id = c.tenant_id and p.account = 'student' and p.student_id <> s.id
    join base_student own on own.tenant_id = p.tenant_id and own.id = p.student_id and own.class_id = s.class_id
    where c.tenant_id = ${tenantId} and c.batch_id = ${batchId} order by s.student_no desc limit 3`.execute(
    db,
  )
  for (const [at, { id }] of rows.entries()) {
    const [objection, reply] = objections[at] ?? []
    const objected = { objection, objectedAt: timeOf(new Date(now.getTime() - (at + 2) * 86_400_000)) }
    const answered = reply ? { reply, repliedAt: timeOf(new Date(now.getTime() - 86_400_000)) } : {}
    await table(combinedScore, db, tenantId).update(
      { id },
      { ...objected, ...answered, state: reply ? 'answered' : 'objected' },
    )
  }
}

const objections = [
  ['校运动会 4×100 米接力第二名未计入体育加分，请核实。'],
  ['十月的两次志愿服务只计了一次，服务时长合计 24 小时。'],
  ['晚自习缺勤当天已请假，不应减分。', '经核对请假记录属实，已撤销该次减分。'],
] as const

const waiting = [
  ['学科与技能竞赛省级三等奖', '云南省职业院校技能大赛（网络搭建）'],
  ['志愿服务满十小时', '滇池环保志愿服务'],
] as const

interface Student {
  readonly id: string
  readonly name: string
  readonly classId: string
  readonly departmentId: string
  readonly entryDate: string
}

/** About a bell from −2 to 2, of three throws. */
const spread = (random: ReturnType<typeof seeded>) =>
  [0, 0, 0].reduce((sum) => sum + random.below(1001) / 750, -2)

const held = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)) * 10) / 10
