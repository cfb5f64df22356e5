import { sql } from 'kysely'
import { grants as declared, type Grant } from '#domain/kernel/grant.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { SafeLogin } from '#domain/security/safe-login.ts'
import type { House, Person, PersonRole } from '#server/house.ts'
import { tokenOf } from './bearer.ts'
import { mustChange, withPolicy } from './must-change.ts'
import { openedTo } from './opened.ts'
import { safeLogin } from './safe-login.ts'
import { hashOf, tenantOf } from './tokens.ts'

/**
 * Who asks, or nobody: a token that is unknown, expired, idle too long, of a disabled user or of an earlier password.
 * From a `passive` call, which a page makes by itself, it does not follow that somebody is there.
 */
export async function authenticate(
  house: House,
  request: Request,
  passive = false,
): Promise<Person | undefined> {
  const token = tokenOf(house.settings.product, request)
  const tenantId = token && tenantOf(token)
  if (!tenantId) return undefined
  const hash = await hashOf(token)
  const rules = await safeLogin(house, tenantId)
  const { rows } = await holderOf(tenantId, hash, house.now(), rules).execute(house.db)
  const [found] = rows
  if (!found) return undefined
  if (found.endedWhy)
    return refuse({ type: 'unknown-session', message: `您的登录已被终止：${found.endedWhy}` })
  if (found.unseen && !passive) await seen(house, tenantId, hash)
  const { mustChangePassword } = found
  return { ...(await personFrom(house, tenantId, found)), mustChangePassword }
}

/** Somebody who is not here, for work that they asked for and left: with what they may do at this moment. */
export async function personWithId(house: House, tenantId: string, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Known>`select ${known(tenantId)} from "system_user" u
    where u.tenant_id = ${tenantId} and u.id = ${id} and u.enabled`.execute(house.db)
  return rows[0] && personFrom(house, tenantId, rows[0])
}

async function personFrom(house: House, tenantId: string, found: Known): Promise<Person> {
  const { id, account, name } = found
  const roles = found.roles.map(roleOf)
  const everything = roles.every(({ grants }) => grants.includes('all'))
  const granted = await grantedTo(house, tenantId, found, roles)
  const opened = everything ? {} : await openedTo(house, tenantId, id)
  return { tenantId, id, account, name, roles, granted, opened }
}

/** Once a minute at most: a write for every call would be dear. */
const seen = ({ db, now }: House, tenantId: string, hash: string) =>
  sql`update system_session set last_seen_at = ${now().toISOString()}
    where tenant_id = ${tenantId} and access_hash = ${hash}`.execute(db)

interface Known {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly studentId: string | null
  readonly teacherId: string | null
  readonly departmentId: string | null
  readonly roles: readonly { code: string; grants: string; permissions: readonly string[] }[]
}

interface Holder extends Known {
  readonly endedWhy: string | null
  /** Not seen for a minute. */
  readonly unseen: boolean
  readonly mustChangePassword: boolean
}

const roleOf = ({ code, grants, permissions }: Known['roles'][number]): PersonRole => ({
  code,
  permissions: new Set(permissions),
  grants: grants.split(',').filter((code): code is Grant => code in declared.labels),
})

/** A user, known as `u`, with the roles and what each of them may do. */
const known = (tenant: string) => sql`u.id, u.account, u.name, u.student_id as "studentId",
    u.teacher_id as "teacherId", u.department_id as "departmentId", (
      select coalesce(jsonb_agg(jsonb_build_object('code', r.code, 'grants', r.grants, 'permissions', (
        select coalesce(jsonb_agg(m.permission), '[]') from system_role_menu rm
        join system_menu m on m.tenant_id = rm.tenant_id and m.id = rm.menu_id
        where rm.tenant_id = ${tenant} and rm.role_id = r.id and rm.granted and m.permission is not null
      )) order by r.sort), '[]')
      from system_user_role ur
      join system_role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where ur.tenant_id = ${tenant} and ur.user_id = u.id
    ) as roles`

/** One question for the person and the roles with their permissions, as they stand at this moment. */
const holderOf = (tenant: string, hash: string, now: Date, rules: SafeLogin) => sql<Holder>`
  select ${known(tenant)}, s.ended_why as "endedWhy", ${mustChange(now)} as "mustChangePassword",
    coalesce(s.last_seen_at <= ${ago(now, 1)}, true) as unseen
  from system_session s
  join "system_user" u on u.tenant_id = s.tenant_id and u.id = s.user_id
  ${withPolicy}
  where s.tenant_id = ${tenant} and s.access_hash = ${hash} and s.access_until > ${now.toISOString()}::timestamptz
    and (s.ended_why is not null or (
      u.enabled and s.password_version = u.password_version
      and coalesce(s.last_seen_at, s.created_at) > ${ago(now, rules.idleMinutes)}
      and coalesce(s.started_at, s.created_at) > ${ago(now, rules.absoluteHours * 60)}
    ))`

const nothing = { departments: [], classes: [], buildings: [] }

/** The rows a person's duties give them. Whose every role looks over everything needs no asking. */
async function grantedTo(
  { db, now }: House,
  tenant: string,
  { id, studentId, teacherId, departmentId }: Known,
  roles: readonly PersonRole[],
): Promise<Person['granted']> {
  const self = [id, studentId, teacherId].filter((own) => own !== null)
  if (roles.every(({ grants }) => grants.includes('all'))) return { ...nothing, self }
  const { rows } = await dutiesOf(tenant, teacherId, departmentId, now()).execute(db)
  return { ...nothing, ...rows[0], self }
}

type Duties = Omit<Person['granted'], 'self'>

const dutiesOf = (
  tenant: string,
  teacher: string | null,
  department: string | null,
  now: Date,
) => sql<Duties>`
  with recursive below as (
    select coalesce(
      (select department_id from base_teacher where tenant_id = ${tenant} and id = ${teacher}::uuid),
      ${department}::uuid
    ) as id
    union
    select d.id from base_department d join below on d.parent_id = below.id where d.tenant_id = ${tenant}
  ), duty as (
    select class_id, since, until from base_counsellor
    where tenant_id = ${tenant} and teacher_id = ${teacher}::uuid
    union all
    select class_id, since, until from base_class_leader
    where tenant_id = ${tenant} and teacher_id = ${teacher}::uuid
  ), today as (
    select (${now.toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date as day
  )
  select
    (select coalesce(jsonb_agg(id), '[]') from below where id is not null) as departments,
    (
      select coalesce(jsonb_agg(distinct class_id), '[]') from duty, today
      where (since is null or since <= day) and (until is null or until >= day)
    ) as classes,
    (
      select coalesce(jsonb_agg(id), '[]') from base_building
      where tenant_id = ${tenant} and keeper_id = ${teacher}::uuid
    ) as buildings`

const ago = (now: Date, minutes: number) =>
  sql`${new Date(now.getTime() - minutes * 60_000).toISOString()}::timestamptz`
