import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { statusChange } from '#domain/records/change/change.ts'
import { kindFacts } from '#domain/records/change/kinds.ts'
import { changeScope } from '#domain/records/change/scope.ts'
import { changeKinds } from '#domain/records/change/words.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { recordChanges } from '#server/engine/history/record.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'

const chance = (question: string, outOf = 100) =>
  sql`(('x' || substr(md5(s.student_no || ${question}), 1, 7))::bit(28)::int % ${sql.lit(outOf)})`

const kinds = sql`(values ${sql.join(
  Object.entries(kindFacts).map(
    ([code, { to }]) => sql`(${code}, ${changeKinds.labels[code as keyof typeof kindFacts]}, ${to ?? null})`,
  ),
)}) k(code, label, after)`

const notes = ['本人申请，家长知情。', '经学院研究，报教务处审批。', '附医院诊断证明。', '按学校规定办理。']

/**
 * What led to the states in which the students of the demo college are, over the years that they have been there: who
 * is suspended was, who is back was too and came back, who left did; of the others some changed class, were refused, or
 * will go on their day.
 */
export async function demoChanges(app: AppContext, tenantId: string): Promise<void> {
  const { db, now } = app
  const today = timeOf(now()).slice(0, 10)
  const { rows } = await sql<{ id: string }>`
    insert into records_change (id, tenant_id, revision, created_at, created_by, updated_at, updated_by, title, student_id,
      wish, decision, reason, note, since, until, parents_letter, kind, state, sent_at, from_state, to_state,
      from_class_id, needs_class, from_graduation, to_graduation, doc_no, effective_on, effective_at, applied_at, revert_by)
    select ${idFrom(sql`c.student_no || c.kind`)}, ${tenantId}, 4, c.day::timestamp - interval '20 days', 'demo', c.day, 'demo',
      c.name || ' ' || k.label, c.id, case when c.kind not in ('42', '63') then c.kind end,
      case when c.kind in ('42', '63') then c.kind end, c.reason, c.note, c.day, c.until, null, c.kind,
      c.state, c.day::timestamp - interval '19 days', c.before, coalesce(k.after, c.before), c.class_id, false,
      c.expected_graduation, c.expected_graduation,
      case when c.state = 'effective' then '学籍〔' || to_char(c.day, 'YYYY') || '〕' || 1 + ${sql`c.no`} || ' 号' end,
      case when c.state <> 'refused' then c.day end, case when c.state <> 'refused' then c.day::timestamp at time zone 'Asia/Shanghai' end,
      case when c.state = 'effective' then c.day::timestamp + interval '10 minutes' end,
      case when c.state = 'effective' then c.day::timestamp + interval '14 days' end
    from (
      select s.id, s.name, s.student_no, s.class_id, s.expected_graduation, w.kind, w.before, w.reason, w.state,
        (${notes}::text[])[1 + ${chance('note', notes.length)}] as note, ${chance('no', 90)} as no,
        greatest(w.day, s.entry_date + 20) as day,
        case when w.long > 0 then greatest(w.day, s.entry_date + 20) + w.long end as until
      from base_student s
      cross join lateral (
        select '11' as kind, '01' as before, (array['10','24','26','27'])[1 + ${chance('why', 4)}] as reason,
          'effective' as state, ${today}::date - 20 - ${chance('day', 300)} as day, 365 as long where s.student_state = '02'
        union all select '11', '01', (array['10','24','34','27'])[1 + ${chance('why', 4)}], 'effective',
          ${today}::date - 400 - ${chance('day', 600)}, 300 where s.student_state = '05'
        union all select '12', '02', (array['36','99','35','99'])[1 + ${chance('why', 4)}], 'effective',
          greatest(${today}::date - 400 - ${chance('day', 600)}, s.entry_date + 20) + 290, 0 where s.student_state = '05'
        union all select '31', '01', (array['21','22','29','10'])[1 + ${chance('why', 4)}], 'effective',
          ${today}::date - 15 - ${chance('day', 900)}, 0 where s.student_state = '03'
        union all select '11', '01', '24', 'refused', ${today}::date - 30 - ${chance('day', 900)}, 180
          where s.student_state = '01' and ${chance('refused', 1000)} < 5
        union all select '64', '01', '01', 'effective', ${today}::date - 90 - ${chance('day', 900)}, 120
          where s.student_state = '01' and ${chance('visit', 1000)} < 4
        union all select '64', '01', '01', 'approved', ${today}::date + 5 + ${chance('day', 12)}, 120
          where s.student_state = '01' and ${chance('coming', 1000)} < 1
      ) w
      where s.tenant_id = ${tenantId} and (w.state = 'approved' or greatest(w.day, s.entry_date + 20) <= ${today}::date)
        and s.id not in (select u.student_id from "system_user" u where u.tenant_id = ${tenantId} and u.student_id is not null)
    ) c join ${kinds} on k.code = c.kind
    returning id`.execute(db)
  await demoHistory(app, tenantId)
  await deriveCopies(
    { db, tenantId },
    statusChange,
    rows.map(({ id }) => id),
  )
  await demoScopes(app, tenantId)
  await demoWaiting(app, tenantId)
}

/** The record of each student says when they were suspended, came back or left, so that the roster of a past day does. */
async function demoHistory(app: AppContext, tenantId: string) {
  const { rows } = await sql<{
    id: string
    name: string
    from: string
    to: string
    at: string
    turn: number
  }>`
    select s.id, s.name, c.from_state as "from", c.to_state as "to", c.applied_at::text as at,
      row_number() over (partition by s.id order by c.applied_at)::int as turn
    from records_change c join base_student s on s.tenant_id = c.tenant_id and s.id = c.student_id
    where c.tenant_id = ${tenantId} and c.state = 'effective' and c.from_state <> c.to_state`.execute(app.db)
  const unit = { db: app.db, app, actor: clockIn(tenantId) }
  // Each record of a row is bound to the one before it.
  for (const [, same] of [...Map.groupBy(rows, ({ turn }) => turn)].toSorted(
    ([one], [other]) => one - other,
  )) {
    const moments = new Map(same.map(({ id, at }) => [id, new Date(at)]))
    const pairs = same.map(
      ({ id, name, from, to }) =>
        [
          { id, name, studentState: from },
          { id, name, studentState: to },
        ] as const,
    )
    await recordChanges(unit, student, pairs, {
      ...{ reason: '学籍异动生效', at: ({ id }) => moments.get(String(id)) ?? app.now() },
    })
  }
}

/** Each teaching year some majors are open for six weeks, and now once more. */
async function demoScopes(app: AppContext, tenantId: string) {
  const last = app.now().getUTCFullYear()
  for (let year = last - 3; year <= last; year++)
    await demoRowsIn(app, tenantId)(
      changeScope,
      { each: 'majorId', times: 1 / 3 },
      {
        ...{ kind: '23', opensOn: `${year}-11-01`, closesOn: `${year}-12-15`, fromDepartments: null },
        ...{ fromGrade: year - 1, toGrade: year, enabled: true },
        places: (_, { random }) => 2 + random.below(4),
        conditions: '第一学年各科成绩合格，对转入专业有兴趣或特长。',
      },
      { key: `${year}`, among: { majorId: { enabled: true } }, apart: ['majorId'] },
    )
}

/** What waits for the counsellor: by the student account and by classmates. */
async function demoWaiting(app: AppContext, tenantId: string) {
  const day = (more: number) => timeOf(new Date(app.now().getTime() + more * 86_400_000)).slice(0, 10)
  const asked = [
    {
      kind: '64',
      reason: '01',
      long: 120,
      note: '赴对口帮扶院校交流学习一学期，对方已同意接收。',
      more: { school: '深圳职业技术大学' },
    },
    { kind: '11', reason: '24', long: 360, note: '参加创业孵化项目，拟休学一年。', more: {} },
    { kind: '19', reason: '34', long: 730, note: '应征入伍，附入伍通知书。', more: {} },
  ] as const
  for (const [at, { kind, reason, long, note, more }] of asked.entries())
    await waitingApplication(app, tenantId, statusChange, at && at + 9, ({ name, classId }) => ({
      ...{ title: `${name} ${changeKinds.labels[kind]}`, wish: kind, kind, reason, note, ...more },
      ...{
        since: day(14),
        until: day(14 + long),
        state: 'reviewing',
        fromClassId: classId,
        needsClass: false,
      },
      ...{ fromState: '01', toState: kindFacts[kind].to ?? '01', sentAt: `${day(-1)} 10:00:00` },
    }))
}
