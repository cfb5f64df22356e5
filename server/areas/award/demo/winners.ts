import { sql } from 'kysely'
import { divided } from '#domain/affairs/hardship/places.ts'
import { recognisedStates } from '#domain/affairs/hardship/words.ts'
import { awardAccount } from '#domain/award/account.ts'
import { awardApplication } from '#domain/award/application.ts'
import { awardQuota } from '#domain/award/quota.ts'
import { awardRecord } from '#domain/award/record.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { behind } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Project } from './rules.ts'

export interface Student {
  readonly id: string
  readonly name: string
  readonly grade: number
  readonly classId: string
  readonly className: string
  readonly departmentId: string
  readonly isHard: boolean
  /** Of the student account, who was punished lately. */
  readonly isShown: boolean
  readonly score: number | null
  readonly second: number | null
  readonly standing: string | null
}

export interface Closed {
  readonly batchId: string
  readonly projectId: string
  readonly project: Project
  readonly academicYear: string
  readonly term: string | null
  readonly awardedOn: string
}

/**
 * Who was in the college in a school year and was not punished since, the best of an evaluation first, and the student
 * account before everybody.
 */
export async function studentsOf(
  db: Database,
  tenantId: string,
  first: number,
  evaluationBatchId: string | null,
): Promise<readonly Student[]> {
  const { rows } =
    await sql<Student>`select s.id, s.name, s.grade, s.class_id as "classId", c.name as "className",
      s.department_id as "departmentId", e.total as score, e.intellectual as second,
      '班级 ' || e.class_rank || '/' || e.class_size || '，年级 ' || e.grade_rank || '/' || e.grade_size as standing,
      exists (select from affairs_hardship h where h.tenant_id = s.tenant_id and h.student_id = s.id
        and h.academic_year = ${`${first}-${first + 1}`} and h.state = any(${[...recognisedStates]})) as "isHard", a.shown as "isShown"
    from base_student s
    cross join lateral (select exists (select from "system_user" u where u.tenant_id = s.tenant_id
      and u.student_id = s.id and u.account = 'student') as shown) a join ${behind('base_class c', 's.class_id')}
    left join evaluation_combined_score e on e.tenant_id = s.tenant_id and e.student_id = s.id
      and e.batch_id = ${evaluationBatchId}::uuid
    where s.tenant_id = ${tenantId} and s.grade between ${first - 2} and ${first}
      and s.student_state in ('01', '05', '07')
      and (a.shown or (
        not exists (select from affairs_punishment p where p.tenant_id = s.tenant_id and p.student_id = s.id)
        and not exists (select from violation_record v where v.tenant_id = s.tenant_id and v.student_id = s.id)))
    order by a.shown desc, e.total desc nulls last, md5(s.id::text)`.execute(db)
  return rows
}

/** The places of a batch by college, kept, of those who were there; answers with them and their total. */
export async function demoPlaces(
  db: Database,
  tenantId: string,
  batchId: string,
  students: readonly Student[],
  ratio: number,
) {
  const colleges = [...Map.groupBy(students, ({ departmentId }) => departmentId)]
  const total = Math.max(colleges.length, Math.floor((students.length * ratio) / 100))
  const parts = divided(
    total,
    colleges.map(([, own]) => own.length),
  )
  const places = new Map(colleges.map(([departmentId], at) => [departmentId, parts[at] ?? 0]))
  await insertRows(
    db,
    awardQuota,
    tenantId,
    colleges.map(([departmentId, own], at) => ({
      ...{ id: newId(), batchId, departmentId, headcount: own.length, places: parts[at] ?? 0 },
    })),
    { by: 'demo' },
  )
  return { places, total }
}

const reasons = [
  '学年内学习刻苦，专业课成绩优良，积极参加实训和技能训练。',
  '遵守校规校纪，团结同学，担任班级职务并完成各项工作。',
  '坚持参加志愿服务和体育锻炼，综合表现突出。',
]

/** Whether somebody may be given an award of the year beside those that they have. */
const mayHave = (
  { isSenior, isHard, excludes }: Project,
  student: Student,
  first: number,
  held: ReadonlySet<string>,
): boolean =>
  (!isSenior || first - student.grade >= 1) &&
  (!isHard || student.isHard) &&
  !(excludes as readonly string[]).some((code) => held.has(`${code} ${student.id}`))

/** Accounts of everybody who was given money, once. */
async function accountsOf(
  db: Database,
  tenantId: string,
  students: readonly Student[],
  kept: Map<string, string>,
) {
  const fresh = students.filter(({ id }) => !kept.has(id))
  const random = seeded(6217)
  const rows = fresh.map(({ id, name, classId, departmentId }) => {
    const accountId = newId()
    kept.set(id, accountId)
    const card = `6217${String(100_000_000 + random.below(900_000_000))}${String(kept.size).padStart(6, '0')}`
    return {
      ...{ id: accountId, studentId: id, holder: name, classId, departmentId, card },
      ...{ bank: '中国银行昆明学府路支行', name: `中国银行昆明学府路支行 ****${card.slice(-4)}` },
    }
  })
  if (rows.length > 0) await insertRows(db, awardAccount, tenantId, rows, { by: 'demo' })
}

/** Awards of a closed batch, with their applications; `held` and `accounts` grow by them. */
export async function demoWinners(
  { db }: AppContext,
  tenantId: string,
  closed: Closed,
  students: readonly Student[],
  places: ReadonlyMap<string, number>,
  {
    held,
    accounts,
    numbers,
  }: { held: Set<string>; accounts: Map<string, string>; numbers: Map<string, number> },
) {
  const { batchId, projectId, project, academicYear, term, awardedOn } = closed
  const first = Number(academicYear.slice(0, 4))
  const used = new Map<string, number>()
  const winners = students.filter((student) => {
    const taken = used.get(student.departmentId) ?? 0
    if (taken >= (places.get(student.departmentId) ?? 0)) return false
    if (!mayHave(project, student, first, held)) return false
    if (student.isShown && term === null) return false
    used.set(student.departmentId, taken + 1)
    held.add(`${project.code} ${student.id}`)
    return true
  })
  if (project.yuan > 0) await accountsOf(db, tenantId, winners, accounts)
  const year = awardedOn.slice(0, 4)
  const rows = winners.map((student, at) => {
    const number = (numbers.get(year) ?? 0) + 1
    numbers.set(year, number)
    const isRevoked = at % 97 === 96
    const isPaid = project.yuan > 0 && !isRevoked
    const { id: studentId, classId, departmentId, name, className, score, second, standing } = student
    const shared = { studentId, classId, departmentId, batchId, projectId, academicYear, term }
    const applicationId = newId()
    return {
      application: {
        ...{ ...shared, id: applicationId, className, awardName: project.name, score, second, standing },
        ...{ title: `${name} ${academicYear}学年 ${project.name}`, reason: reasons[at % reasons.length] },
        ...{ collegeDays: 3, schoolDays: 5, judgedOn: daysAfter(awardedOn, -8) },
        state: isRevoked ? 'revoked' : 'awarded',
      },
      record: {
        ...{ ...shared, id: newId(), applicationId, name: project.name, level: project.level },
        ...{ category: project.type === 'RYCH' ? '2' : project.type === 'DXJ' ? '4' : '1' },
        ...{ amount: project.yuan > 0 ? project.yuan * 100 : null, unit: project.unit, fund: project.fund },
        ...{ number: `HJ${year}${String(number).padStart(6, '0')}`, awardedOn },
        judgedOn: daysAfter(awardedOn, -8),
        ...{ state: isRevoked ? 'revoked' : student.isShown ? 'questioned' : isPaid ? 'paid' : 'awarded' },
        concern: student.isShown ? '学生在获奖后受到处分，请复核。' : null,
        ...{ accountId: isPaid ? accounts.get(studentId) : null },
        paidOn: isPaid ? daysAfter(awardedOn, 12) : null,
        ruling: isRevoked ? '获奖后经查申报材料不实，撤销获奖。' : null,
      },
    }
  })
  const made = { by: 'demo', at: new Date(`${awardedOn}T10:00:00+08:00`) }
  await insertRows(
    db,
    awardApplication,
    tenantId,
    rows.map(({ application }) => application),
    made,
  )
  await insertRows(
    db,
    awardRecord,
    tenantId,
    rows.map(({ record }) => record),
    made,
  )
  return rows.map(({ record }) => record)
}
