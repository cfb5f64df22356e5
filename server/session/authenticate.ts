import { sql } from 'kysely'
import { type Grant, grants as known } from '#domain/kernel/grant.ts'
import type { House, Person } from '#server/house.ts'
import { tokenOf } from './bearer.ts'
import { hashOf, tenantOf } from './tokens.ts'

/** Who asks, or nobody: a token that is unknown, expired, of a disabled user or of an earlier password. */
export async function authenticate(house: House, request: Request): Promise<Person | undefined> {
  const token = tokenOf(house.settings.product, request)
  const tenantId = token && tenantOf(token)
  if (!tenantId) return undefined
  const { rows } = await ask(tenantId, await hashOf(token), house.now()).execute(house.db)
  return rows[0] && personOf(tenantId, rows[0])
}

interface Found {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly roles: readonly { code: string; grants: string; permissions: readonly string[] }[]
  readonly granted: Person['granted']
}

const personOf = (tenantId: string, { roles, ...found }: Found): Person => ({
  tenantId,
  ...found,
  roles: roles.map(({ code, grants, permissions }) => ({
    code,
    permissions: new Set(permissions),
    grants: grants.split(',').filter((code): code is Grant => code in known.labels),
  })),
})

/** One question for the person, the roles with their permissions, and the rows their duties give them. */
const ask = (tenant: string, hash: string, now: Date) => sql<Found>`
  with recursive me as (
    select u.id, u.account, u.name, u.student_id, u.teacher_id,
      coalesce(t.department_id, u.department_id) as department_id
    from system_session s
    join "system_user" u on u.tenant_id = s.tenant_id and u.id = s.user_id
    left join base_teacher t on t.tenant_id = u.tenant_id and t.id = u.teacher_id
    where s.tenant_id = ${tenant} and s.access_hash = ${hash} and s.access_until > ${now.toISOString()}::timestamptz
      and u.enabled and s.password_version = u.password_version
  ), below as (
    select department_id as id from me where department_id is not null
    union
    select d.id from base_department d join below on d.parent_id = below.id where d.tenant_id = ${tenant}
  ), duty as (
    select class_id, since, until from base_counsellor
    where tenant_id = ${tenant} and teacher_id = (select teacher_id from me)
    union all
    select class_id, since, until from base_class_leader
    where tenant_id = ${tenant} and teacher_id = (select teacher_id from me)
  ), today as (
    select (${now.toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date as day
  )
  select me.id, me.account, me.name,
    (
      select coalesce(jsonb_agg(jsonb_build_object('code', r.code, 'grants', r.grants, 'permissions', (
        select coalesce(jsonb_agg(m.permission), '[]') from system_role_menu rm
        join system_menu m on m.tenant_id = rm.tenant_id and m.id = rm.menu_id
        where rm.tenant_id = ${tenant} and rm.role_id = r.id and rm.granted and m.permission is not null
      )) order by r.sort), '[]')
      from system_user_role ur
      join system_role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where ur.tenant_id = ${tenant} and ur.user_id = me.id
    ) as roles,
    jsonb_build_object(
      'departments', (select coalesce(jsonb_agg(id), '[]') from below),
      'classes', (
        select coalesce(jsonb_agg(distinct class_id), '[]') from duty, today
        where (since is null or since <= day) and (until is null or until >= day)
      ),
      'buildings', (
        select coalesce(jsonb_agg(id), '[]') from base_building
        where tenant_id = ${tenant} and keeper_id = me.teacher_id
      ),
      'self', jsonb_path_query_array(jsonb_build_array(me.id, me.student_id, me.teacher_id), '$[*] ? (@ != null)')
    ) as granted
  from me`
