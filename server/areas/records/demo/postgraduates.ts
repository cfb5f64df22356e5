import { sql } from 'kysely'
import { schoolClass } from '#domain/base/class.ts'
import { gradeMajor } from '#domain/base/grade-major.ts'
import { major } from '#domain/base/major.ts'
import { student } from '#domain/base/student.ts'
import { postgraduate } from '#domain/records/postgraduate/postgraduate.ts'
import { supervisor } from '#domain/records/postgraduate/supervisor.ts'
import type { PostgraduateLevel } from '#domain/records/postgraduate/words.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { type Random, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { personName } from '#server/engine/demo/names.ts'
import { padded } from '#server/engine/demo/padded.ts'
import { unassignableId, unassignedMobile } from '#server/engine/demo/resident-ids.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { addUser } from '#server/identity/session/add-user.ts'
import { demoPostgraduateChanges } from './postgraduate-changes.ts'
import { postgraduateMajors } from './postgraduate-majors.ts'

const grades = [2024, 2025, 2026] as const
/** How many come in a year where there is one college, and to each of several; and for how many years they study. */
const sizes = {
  master: { one: 11, each: 13, years: 3, trainLevel: '2', title: '硕士' },
  doctor: { one: 3, each: 4, years: 4, trainLevel: '1', title: '博士' },
} as const
const quota = 4
const sources = {
  doctor: { '3': 60, '4': 30, '1': 10 },
  master: { '1': 70, '2': 25, '5': 5 },
} as const
const political = { '03': 48, '01': 30, '02': 8, '13': 14 }
const theses = ['方法研究', '关键技术研究', '应用研究', '评价体系研究']

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

interface College {
  readonly id: string
  readonly name: string
  readonly campusId: string | null
  readonly alone: boolean
}

interface Mentor extends Row {
  readonly rank: PostgraduateLevel
}

/** Everything that is made, by the resource that keeps it. */
interface Made {
  readonly majors: Row[]
  readonly gradeMajors: Row[]
  readonly classes: Row[]
  readonly students: Row[]
  readonly mentors: Mentor[]
  readonly records: Row[]
}

/** Professors of the college, who taught longest first; the teacher account, who has cases on the desk, before them. */
async function mentorsOf({ db }: AppContext, tenantId: string, college: College, random: Random) {
  const { rows } = await sql<{
    id: string
    name: string
    staffNo: string
  }>`select t.id, t.name, t.staff_no as "staffNo" from base_teacher t
    cross join lateral (select exists (select from "system_user" u where u.tenant_id = t.tenant_id
      and u.teacher_id = t.id and u.account = 'teacher') as shown) a
    where t.tenant_id = ${tenantId} and t.department_id = ${college.id} and t.teacher_state = '1'
      and (a.shown or t.post = '1')
    order by a.shown desc, t.title in ('01', '02') desc, t.entry_date, t.staff_no limit 9`.execute(db)
  const { code = '', directions = [] } = postgraduateMajors[college.name] ?? {}
  return rows.map(
    ({ id, name, staffNo }, at): Mentor => ({
      ...{
        id: random.id(),
        ...{ teacherId: id, name, staffNo },
        departmentId: college.id,
        rank: at % 3 === 0 ? 'doctor' : 'master',
      },
      ...{ discipline: code.slice(0, 2), direction: directions[at % directions.length], quota, guided: 0 },
      ...{ since: `${2014 + random.below(9)}-09-01`, until: null },
    }),
  )
}

function personOf(random: Random, [from, to]: readonly [number, number]) {
  const gender = random.pick(['1', '2'] as const)
  const year = from + random.below(to - from + 1)
  const birthDate = `${year}-${padded(1 + random.below(12))}-${padded(1 + random.below(28))}`
  const identity = { gender, birthDate, idType: '1', idNo: unassignableId(random, birthDate, gender) }
  return { ...personName(random, gender, 'young'), ...identity, political: random.weighted(political) }
}

/** A class of one year and level, with its students and their mentors, who take turns. */
function classOf(
  random: Random,
  college: College,
  majorId: string,
  level: PostgraduateLevel,
  grade: number,
  made: Made,
) {
  const { years, title } = sizes[level]
  const many = sizes[level][college.alone ? 'one' : 'each']
  const { code = '', name = '', short = '', directions = [] } = postgraduateMajors[college.name] ?? {}
  const place = { grade, departmentId: college.id, majorId }
  const [gradeMajorId, classId] = [random.id(), random.id()]
  const no = `${level === 'doctor' ? 'B' : 'S'}${grade % 100}${code}`
  made.gradeMajors.push({
    ...{
      id: gradeMajorId,
      name: `${grade}级${name}（${title}）`,
      campusId: college.campusId,
      planSize: many,
    },
    ...place,
  })
  made.classes.push({
    ...{
      id: classId,
      code: no,
      name: `${short}${title}${grade % 100}班`,
      gradeMajorId,
      campusId: college.campusId,
    },
    ...{ capacity: many + 5, graduated: false, ...place },
  })
  const mentors = made.mentors.filter(
    ({ departmentId, rank }) => departmentId === college.id && (level === 'master' || rank === 'doctor'),
  )
  for (let seat = 0; seat < many; seat += 1) {
    const id = random.id()
    const born =
      level === 'doctor' ? ([grade - 30, grade - 26] as const) : ([grade - 26, grade - 22] as const)
    const studentNo = `${no}${padded(seat + 1)}`
    const direction = random.pick(directions)
    const studentState = seat === many - 1 && grade === grades[0] && level === 'master' ? '02' : '01'
    const first = mentors[(seat + grade) % mentors.length]
    const second = random.below(3) === 0 ? random.pick(mentors) : undefined
    made.students.push({
      ...{ id, studentNo, ...personOf(random, born), classId, ...place },
      ...{ studentType: '1', entryMode: '01', entryDate: `${grade}-09-01`, schoolingLength: years },
      ...{ expectedGraduation: `${grade + years}-06-30`, attendMode: random.weighted({ '2': 85, '1': 15 }) },
      ...{ studentState, mobile: unassignedMobile(random), email: `${studentNo.toLowerCase()}@example.com` },
      ...{ health: '1' },
    })
    made.records.push({
      ...{
        id: random.id(),
        studentId: id,
        level,
        degreeKind: level === 'doctor' ? 'academic' : random.weighted({ academic: 55, professional: 45 }),
      },
      ...{ studyMode: random.weighted({ full: 88, part: 12 }), discipline: code.slice(0, 2), direction },
      ...{ firstMentorId: first?.id ?? null, secondMentorId: second === first ? null : (second?.id ?? null) },
      admissionSource: random.weighted<string>(sources[level]),
      thesisTitle: grade < 2026 ? `面向职业教育的${direction}${random.pick(theses)}` : null,
      ...{ classId, schoolingLength: years, studentState, ...place },
    })
  }
}

/** Each teaching college has a master's and a doctor's major, three years of postgraduates, and mentors. */
async function madeOf(app: AppContext, tenantId: string): Promise<Made> {
  const random = seeded(1812)
  const made: Made = { majors: [], gradeMajors: [], classes: [], students: [], mentors: [], records: [] }
  const { rows } =
    await sql<College>`select d.id, d.name, count(*) over () = 1 as alone, (select m.campus_id from base_grade_major m
      where m.tenant_id = d.tenant_id and m.department_id = d.id limit 1) as "campusId" from base_department d
    where d.tenant_id = ${tenantId} and d.name = any(${Object.keys(postgraduateMajors)}) order by d.code`.execute(
      app.db,
    )
  for (const college of rows) {
    made.mentors.push(...(await mentorsOf(app, tenantId, college, random)))
    const { code, name } = postgraduateMajors[college.name] ?? {}
    for (const level of ['master', 'doctor'] as const) {
      const { trainLevel, years, title } = sizes[level]
      const id = random.id()
      made.majors.push({
        ...{ id, code: `${code}${level === 'doctor' ? 'B' : 'S'}`, name: `${name}（${title}）`, trainLevel },
        ...{ departmentId: college.id, schoolingLength: years, firstEnrolYear: 2016, enabled: true },
      })
      for (const grade of grades) classOf(random, college, id, level, grade, made)
    }
  }
  return made
}

/** A counsellor of the college looks after its postgraduates: the one with the fewest classes. */
const appointCounsellors = ({ db }: AppContext, tenantId: string, classIds: readonly string[]) =>
  sql`insert into base_counsellor (id, tenant_id, revision, created_at, created_by, updated_at, updated_by, teacher_id,
      class_id, department_id, since)
    select gen_random_uuid(), c.tenant_id, 1, now(), 'demo', now(), 'demo', t.teacher_id, c.id, c.department_id,
      make_date(c.grade, 9, 1)
    from base_class c cross join lateral (
      select k.teacher_id from base_counsellor k join base_class o on o.tenant_id = k.tenant_id and o.id = k.class_id
      where k.tenant_id = c.tenant_id and o.department_id = c.department_id and k.until is null
      group by k.teacher_id order by count(*), k.teacher_id limit 1) t
    where c.tenant_id = ${tenantId} and c.id = any(${classIds}::uuid[])`.execute(db)

/** Postgraduates of the demo college, their mentors, what changed of them, and what waits at each step. */
export async function demoPostgraduates(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  const made = await madeOf(app, tenantId)
  for (const [resource, rows] of [
    [major, made.majors],
    [gradeMajor, made.gradeMajors],
    [schoolClass, made.classes],
    [student, made.students],
    [supervisor, made.mentors],
    [postgraduate, made.records],
  ] as const)
    await insertRows(db, resource, tenantId, rows, { by: 'demo' })
  const classIds = made.classes.map(({ id }) => id)
  await appointCounsellors(app, tenantId, classIds)
  await deriveCopies(
    { db, tenantId },
    postgraduate,
    made.records.map(({ id }) => id),
  )
  await sql`update records_supervisor m set guided = (select count(*) from records_postgraduate p
      where p.tenant_id = m.tenant_id and p.first_mentor_id = m.id)
    where m.tenant_id = ${tenantId}`.execute(db)
  const password = app.settings.demoPassword
  const [shown] = made.mentors
  const own = made.records.find((row) => row.firstMentorId === shown?.id && row.level === 'master')
  const who = made.students.find(({ id }) => id === own?.studentId)
  if (who && password)
    await addUser(
      app,
      tenantId,
      {
        ...{ account: 'postgraduate', name: String(who.name), kind: 'student', password },
        ...{ roles: ['student'], studentId: who.id },
      },
      'demo',
    )
  await demoPostgraduateChanges(app, tenantId)
}
