import { type RawBuilder, sql } from 'kysely'
import type { RoleCode } from '#domain/roles.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'
import { addUser, type NewUser } from '#server/identity/session/add-user.ts'
import { furnishDesks } from './desk.ts'
import { giveLeavingDesks } from './leaving-desks.ts'

/** Known to everybody, which is why an account that has it is made in a demo only. */
export const demoPassword = 'Campus@2026'

/** An account for each role, held by somebody of the college whom that role's screens then have something to show. */
export async function createDemoAccounts(app: AppContext, tenantId = '000000'): Promise<void> {
  const taken = new Set<string>()
  for (const [role, who] of Object.entries(cast) as [RoleCode, Who][]) {
    const person = await find(app, tenantId, who, taken)
    const user = { ...person, account: role, password: demoPassword, roles: [role] }
    await addUser(app, tenantId, user, 'demo')
  }
  await giveLeavingDesks(app, tenantId)
  await furnishDesks(app, tenantId)
}

/** A name for anyone who is not on the college's books; else the order in which its people come into question. */
type Who = string | Readonly<{ [Kind in 'teacher' | 'student']?: RawBuilder<unknown> }>

const current = sql`until is null and tenant_id = p.tenant_id`
const leads = (table: string) =>
  sql`(select count(*) from ${sql.table(table)} where teacher_id = p.id and ${current}) desc`
const keeps = sql`(select count(*) from base_building where keeper_id = p.id and tenant_id = p.tenant_id) desc`
/** The keeper of the student account's house first, so that the two meet. */
const lodgesStudent = sql`exists (
  select from base_building g join dormitory_bed b on b.tenant_id = g.tenant_id and b.building_id = g.id
  join ${behind('system_user u', 'b.student_id', 'student_id')}
  where g.tenant_id = p.tenant_id and g.keeper_id = p.id and u.account = 'student') desc`
const heads = (kind: string) =>
  sql`(select min(sort) from base_department where leader_id = p.id and kind = ${kind} and tenant_id = p.tenant_id)`
/** The head of the student account's college first. */
const headsStudent = sql`exists (
  select from base_department d join base_student s on s.tenant_id = d.tenant_id and s.department_id = d.id
  join ${behind('system_user u', 's.id', 'student_id')}
  where d.tenant_id = p.tenant_id and d.leader_id = p.id and u.account = 'student') desc`
/** Those of 心理健康教育中心 first. */
const counsels = sql`exists (
  select from base_department where tenant_id = p.tenant_id and id = p.department_id and code = '104') desc`
const counselled = sql`exists (
  select from base_counsellor k join ${behind('system_user u', 'k.teacher_id', 'teacher_id')}
  where k.tenant_id = p.tenant_id and k.class_id = p.class_id and k.until is null and u.account = 'counsellor') desc`

const cast: Readonly<Record<RoleCode, Who>> = {
  admin: '系统管理员',
  leader: { teacher: heads('2') },
  counsellor: { teacher: leads('base_counsellor') },
  student: { student: counselled },
  department: { teacher: sql`${headsStudent}, ${heads('1')}` },
  dormmaster: { teacher: sql`${lodgesStudent}, ${keeps}` },
  dispatcher: { teacher: keeps },
  teacher: { teacher: leads('base_class_leader') },
  psychologist: { teacher: counsels },
  newstudent: { student: sql`p.grade desc` },
  repairer: '维修工',
  verifier: '核验员',
  employer: '用人单位',
}

async function find({ db }: AppContext, tenantId: string, who: Who, taken: Set<string>) {
  if (typeof who === 'string') return { kind: 'other', name: who } as const
  const [kind, order] = Object.entries(who)[0] as ['teacher' | 'student', RawBuilder<unknown>]
  const { rows } = await sql<{ id: string; name: string; mobile: string | null }>`
    select p.id, p.name, p.mobile from ${sql.table(`base_${kind}`)} p
    where p.tenant_id = ${tenantId} and not p.id::text = any(string_to_array(${[...taken].join(',')}, ','))
    order by ${order} nulls last, ${sql.ref(kind === 'teacher' ? 'staff_no' : 'student_no')} limit 1`.execute(
    db,
  )
  const [person] = rows
  if (!person) throw new Error(`The demo college has no ${kind} left to give an account to.`)
  taken.add(person.id)
  const link: Partial<NewUser> = kind === 'teacher' ? { teacherId: person.id } : { studentId: person.id }
  // As if they had confirmed it: phone sign-in and forgotten passwords can be tried out.
  return { kind, name: person.name, ...link, ...(person.mobile && { phone: person.mobile }) }
}
