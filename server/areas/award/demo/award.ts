import { sql } from 'kysely'
import { awardApplication } from '#domain/award/application.ts'
import { awardBatch } from '#domain/award/batch.ts'
import { failing } from '#domain/award/judge.ts'
import { payout } from '#domain/award/payout/payout.ts'
import { evaluationBatch } from '#domain/evaluation/batch.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { workflowCase } from '#domain/workflow/case.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import { todayOf } from '#server/core/today.ts'
import { decideNext } from '#server/engine/approval/demo/decide-next.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { clockIn, wake } from '#server/engine/approval/wake.ts'
import { judgedOf, keptOf } from '../judged.ts'
import { demoRules, projects } from './rules.ts'
import { demoPlaces, demoWinners, studentsOf } from './winners.ts'

const evaluationOf = async ({ db }: AppContext, tenantId: string, academicYear: string, term: string) =>
  (await table(evaluationBatch, db, tenantId).get({ academicYear, term: term as '1' }, ['id']))?.id ?? null

interface Made {
  readonly batchId: string
  readonly projectId: string
  readonly code: string
  readonly name: string
}

/** An award that was paid by a sheet: what a payout sheet of the demo shows. */
async function paidSheet(
  { db }: AppContext,
  tenantId: string,
  name: string,
  batchId: string,
  records: readonly Readonly<Record<string, unknown>>[],
  at: string,
) {
  const id = newId()
  const paid = records.filter(({ state }) => state === 'paid')
  await insertRows(
    db,
    payout.proposal,
    tenantId,
    [
      {
        ...{ id, name, batchId, state: 'applied', way: 'all', placed: paid.length, lacking: 0 },
        appliedAt: `${at} 10:00:00+08:00`,
      },
    ],
    { by: 'demo' },
  )
  const lines = paid.map(({ id: recordId, studentId, classId, departmentId, amount, accountId }) => ({
    ...{ id: newId(), proposalId: id, recordId, studentId, classId, departmentId, amount, accountId },
    ...{ state: 'applied', because: 'account', locked: false },
  }))
  if (lines.length > 0) await insertRows(db, payout.lines, tenantId, lines, { by: 'demo' })
}

/** So long ago that a college notice of the days since then is over. */
const before = 16 * 86_400_000

/** Ends the notices of a case whose time is up. */
async function endNotices(app: AppContext, tenantId: string, rowId: string) {
  const cases = await table(workflowCase, app.db, tenantId).list({ resource: awardApplication.name, rowId }, [
    'id',
  ])
  for (const { id } of cases) await wake({ app, db: app.db, actor: clockIn(tenantId) }, id)
}

/** Applications of the student account and of classmates at each step, for what their figures allow. */
async function underWay(app: AppContext, tenantId: string, academicYear: string, running: readonly Made[]) {
  const { db } = app
  const clock = { db, app, actor: clockIn(tenantId) }
  const evaluationBatchId = await evaluationOf(app, tenantId, academicYear, '2')
  const applied = new Set<string>()
  for (let at = 0; at < 40 && applied.size < 8; at += 1) {
    const { rows } = await sql<{
      id: string
      className: string
    }>`select s.id, c.name as "className" from "system_user" p
      join base_student own on own.tenant_id = p.tenant_id and own.id = p.student_id
      join base_student s on s.tenant_id = own.tenant_id and s.class_id = own.class_id
      join base_class c on c.tenant_id = s.tenant_id and c.id = s.class_id
      where p.tenant_id = ${tenantId} and p.account = 'student'
      order by s.id = own.id desc, s.student_no offset ${at} limit 1`.execute(db)
    const [student] = rows
    if (!student) return
    for (const { batchId, projectId, code, name } of running) {
      const judged = await judgedOf(clock, student.id, {
        id: batchId,
        projectId,
        academicYear,
        evaluationBatchId,
      })
      if (failing(judged.judgements).length > 0) continue
      const step = applied.size % 4
      const then = step === 3 ? { ...app, now: () => new Date(app.now().getTime() - before) } : app
      await waitingApplication(then, tenantId, awardApplication, at, (own) => ({
        ...{ batchId, projectId, academicYear, term: null, awardName: name, className: student.className },
        ...{ title: `${own.name} ${academicYear}学年 ${name}`, ...keptOf(judged, todayOf(app)) },
        ...{
          reason: '学年内学习刻苦，成绩优良，积极参加技能竞赛和志愿服务。',
          collegeDays: 3,
          schoolDays: 5,
        },
        state: 'reviewing',
      }))
      const row = await table(awardApplication, db, tenantId).get({ studentId: student.id, batchId }, ['id'])
      // One waits for its class, one for the college, one stands in the notice of the college, one waits for the school.
      for (let done = 0; row && done < Math.min(step, 2); done += 1)
        await decideNext(then, tenantId, awardApplication, row.id, {
          verb: 'approve',
          comment: '符合评选条件，同意推荐。',
        })
      if (row && step === 3) await endNotices(app, tenantId, row.id)
      applied.add(`${code} ${student.id}`)
      break
    }
  }
}

/** Awards of the demo college: two closed school years, a closed term, and the year that is being rated. */
export async function demoAward(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  const ids = await demoRules(db, tenantId)
  const kept = {
    held: new Set<string>(),
    accounts: new Map<string, string>(),
    numbers: new Map<string, number>(),
  }
  const today = todayOf(app)
  const latest = Number(today.slice(0, 4)) - (today.slice(5, 7) < '08' ? 2 : 1)
  const running: Made[] = []
  for (const first of [latest - 2, latest - 1, latest]) {
    const academicYear = `${first}-${first + 1}`
    const isOpen = first === latest
    const students = await studentsOf(
      db,
      tenantId,
      first,
      await evaluationOf(app, tenantId, academicYear, '2'),
    )
    if (students.length === 0) continue
    kept.held.clear()
    for (const project of projects) {
      const isTerm = project.type === 'DXJ'
      if (isTerm && !isOpen) continue
      const isClosed = !isOpen || isTerm
      const term = isTerm ? '1' : null
      const [batchId, projectId] = [newId(), ids.get(project.code) ?? '']
      const name = `${academicYear}学年${isTerm ? '第一学期' : ''}${project.name}评选`
      const awardedOn = isTerm ? `${first + 1}-04-20` : `${first + 1}-12-05`
      await insertRows(
        db,
        awardBatch,
        tenantId,
        [
          {
            ...{
              id: batchId,
              projectId,
              name,
              academicYear,
              term,
              places: null,
              ratio: project.ratio,
            },
            evaluationBatchId: await evaluationOf(app, tenantId, academicYear, isTerm ? '1' : '2'),
            ...{ collegeDays: 3, schoolDays: 5, note: '请如实填写申请理由，并上传证明材料。' },
            opensOn: isClosed ? daysAfter(awardedOn, -45) : daysAfter(today, -15),
            closesOn: isClosed ? daysAfter(awardedOn, -30) : daysAfter(today, 15),
          },
        ],
        { by: 'demo' },
      )
      const { places, total } = await demoPlaces(db, tenantId, batchId, students, project.ratio)
      await table(awardBatch, db, tenantId).update({ id: batchId }, { total })
      if (!isClosed) {
        running.push({ batchId, projectId, code: project.code, name: project.name })
        continue
      }
      const closed = { batchId, projectId, project, academicYear, term, awardedOn }
      const records = await demoWinners(app, tenantId, closed, students, places, kept)
      if (project.code === 'XJ1' || isTerm)
        await paidSheet(
          app,
          tenantId,
          `${academicYear}学年${project.name}发放`,
          batchId,
          records,
          daysAfter(awardedOn, 10),
        )
    }
  }
  await underWay(app, tenantId, `${latest}-${latest + 1}`, running.toReversed())
}
