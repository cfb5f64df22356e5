import { sql } from 'kysely'
import { daysAfter } from '#domain/kernel/days.ts'
import { kindFacts } from '#domain/records/change/kinds.ts'
import { termOf } from '#domain/records/change/rules.ts'
import { type ChangeKind, changeKinds } from '#domain/records/change/words.ts'
import { postgraduateChange } from '#domain/records/postgraduate/change.ts'
import type { PostgraduateLevel } from '#domain/records/postgraduate/words.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { todayOf } from '#server/core/today.ts'
import { dayOf, decidedApplication } from '#server/engine/approval/demo/decided-application.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'

interface Standing {
  readonly id: string
  readonly name: string
  readonly studentNo: string
  readonly studentState: string
  readonly classId: string
  readonly majorId: string
  readonly entryDate: string
  readonly expectedGraduation: string
  readonly level: PostgraduateLevel
  readonly mentorId: string
  readonly mentorUserId: string | null
  /** Another mentor of the college who may guide either level. */
  readonly nextId: string
  readonly nextUserId: string | null
  readonly doctoralMajorId: string
  readonly userId: string
  readonly userName: string
  readonly isShown: boolean
}

/** Those whom changes are about, the account of a postgraduate first. */
const standings = async ({ db }: AppContext, tenantId: string) =>
  (
    await sql<Standing>`select s.id, s.name, s.student_no as "studentNo", s.student_state as "studentState",
      s.class_id as "classId", s.major_id as "majorId", s.entry_date::text as "entryDate",
      s.expected_graduation::text as "expectedGraduation", p.level, m.id as "mentorId", mu.id as "mentorUserId",
      n.id as "nextId", nu.id as "nextUserId", d.id as "doctoralMajorId", a.id as "userId", a.name as "userName",
      a.account = 'postgraduate' as "isShown"
    from records_postgraduate p
    join base_student s on s.tenant_id = p.tenant_id and s.id = p.student_id
    join records_supervisor m on m.tenant_id = p.tenant_id and m.id = p.first_mentor_id
    left join "system_user" mu on mu.tenant_id = m.tenant_id and mu.teacher_id = m.teacher_id and mu.account = 'teacher'
    cross join lateral (select r.id, r.teacher_id from records_supervisor r where r.tenant_id = p.tenant_id
      and r.department_id = m.department_id and r.rank = 'doctor' and r.id <> m.id order by r.guided, r.id limit 1) n
    left join "system_user" nu on nu.tenant_id = p.tenant_id and nu.teacher_id = n.teacher_id and nu.account = 'teacher'
    join base_major d on d.tenant_id = p.tenant_id and d.department_id = s.department_id and d.train_level = '1'
    join "system_user" a on a.tenant_id = p.tenant_id and a.account = case when s.id = (select o.student_id
      from "system_user" o where o.tenant_id = p.tenant_id and o.account = 'postgraduate') then 'postgraduate' else 'counsellor' end
    where p.tenant_id = ${tenantId}
    order by a.account = 'postgraduate' desc, mu.id is null, s.student_no`.execute(db)
  ).rows

const notes: Partial<Record<ChangeKind, string>> = {
  '06': '学位论文实验尚未完成，申请延长学习年限。',
  '11': '因病需要长期治疗，申请休学。',
  '12': '病愈，申请复学。',
  '27': '通过硕博连读考核，申请转为博士研究生培养。',
  '64': '赴合作院校联合培养一学期。',
  '71': '研究方向调整，经协商申请更换导师。',
}
const reasons: Partial<Record<ChangeKind, string>> = { '11': '10', '12': '36', '27': '01' }
const long: Partial<Record<ChangeKind, number>> = { '06': 180, '11': 330, '64': 120 }

/** What a change says of somebody, in the shape of the wire. */
function rowOf(who: Standing, kind: ChangeKind, since: string) {
  const { to = who.studentState, mentor, into } = kindFacts[kind]
  const days = long[kind]
  return {
    ...{ title: `${who.name} ${changeKinds.labels[kind]}`, studentId: who.id, wish: kind, kind },
    ...{
      reason: reasons[kind] ?? '99',
      note: notes[kind],
      since,
      until: days ? daysAfter(since, days) : null,
    },
    ...{ fromState: who.studentState, toState: to, fromClassId: who.classId, needsClass: into === 'major' },
    ...{ fromGraduation: who.expectedGraduation, toGraduation: who.expectedGraduation, term: termOf(since) },
    ...{ fromMentorId: who.mentorId, fromMentorUserId: who.mentorUserId },
    ...(mentor && { toMentorId: who.nextId, toMentorUserId: who.nextUserId }),
    ...(into === 'major' && { toMajorId: who.doctoralMajorId }),
  }
}

/** What took effect in the terms before: who is suspended was, some came back, some got another mentor or more time. */
async function past(app: AppContext, tenantId: string, people: readonly Standing[]) {
  const random = seeded(1618)
  const today = todayOf(app)
  const done = people.flatMap((who): readonly (readonly [Standing, ChangeKind, string, string])[] => {
    if (who.isShown) return []
    const day = daysAfter(who.entryDate, 60 + random.below(600))
    if (who.studentState === '02')
      return [[{ ...who, studentState: '01' }, '11', daysAfter(today, -90), '01']]
    if (day >= today) return []
    const chance = random.below(100)
    if (chance < 22) return [[who, '71', day, who.studentState]]
    if (chance < 34) return [[who, '64', day, who.studentState]]
    return []
  })
  const rows = done.map(([who, kind, since], at) => ({
    ...{
      id: random.id(),
      ...rowOf(who, kind, since),
      state: 'effective',
      docNo: `研〔${since.slice(0, 4)}〕${at + 1} 号`,
    },
    ...(kind === '64' && { school: '华南理工大学' }),
    // The mentor of today is the one who took over.
    ...(kind === '71' && {
      fromMentorId: who.nextId,
      toMentorId: who.mentorId,
      fromMentorUserId: null,
      toMentorUserId: null,
    }),
    ...{
      effectiveOn: since,
      sentAt: `${daysAfter(since, -15)} 10:00:00+08`,
      appliedAt: `${since} 00:10:00+08`,
    },
    ...{ effectiveAt: `${since} 00:00:00+08`, revertBy: `${daysAfter(since, 14)} 23:59:59+08` },
  }))
  await insertRows(app.db, postgraduateChange, tenantId, rows, { by: 'demo' })
  await deriveCopies(
    { db: app.db, tenantId },
    postgraduateChange,
    rows.map(({ id }) => id),
  )
}

/** One waits for the old mentor, one for the new one, one for the college, one for the registry, and one for its day. */
async function underWay(app: AppContext, tenantId: string, people: readonly Standing[]) {
  const random = seeded(3141)
  const today = todayOf(app)
  const masters = people.filter(({ level, studentState }) => level === 'master' && studentState === '01')
  // The first masters are those of the teacher account; the mentors of the others have none, and the registry decides for them.
  const asked = [
    [0, '71', 0, 1],
    [1, '71', 1, 2],
    [2, '06', 1, 3],
    [3, '11', 2, 5],
    [8, '27', 3, 8],
  ] as const
  for (const [at, kind, steps, before] of asked) {
    const who = masters[at]
    if (!who) continue
    const row = {
      ...{ id: random.id(), ...rowOf(who, kind, daysAfter(today, 10)), state: 'reviewing' },
      sentAt: `${dayOf(app, { before })} 09:20:00`,
    }
    const approved = { verb: 'approve', comment: '情况属实，同意。' } as const
    const decisions = Array.from({ length: steps }, () => approved)
    await decidedApplication(app, tenantId, postgraduateChange, row, who, { before, decisions })
  }
}

/** Changes of the postgraduates of the demo college. */
export async function demoPostgraduateChanges(app: AppContext, tenantId: string): Promise<void> {
  const people = await standings(app, tenantId)
  await past(app, tenantId, people)
  await underWay(app, tenantId, people)
}
