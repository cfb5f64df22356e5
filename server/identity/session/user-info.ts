import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import { avatarUrlOf } from '#server/identity/session/avatar-url.ts'
import { expired, withPolicy } from './must-change.ts'

/** The user as clients of this family store it: each name once in snake case and once in theirs. */
export async function userInfo({ db, now, settings }: AppContext, tenantId: string, userId: string) {
  const { rows } = await sql<Found>`
    select u.id, u.account, u.name, u.kind, coalesce(u.password_level, 0) as level,
      coalesce(u.must_change_password, false) as "mustChange", ${expired(now())} as expired,
      ${avatarUrlOf(settings.product)} as "avatarUrl",
      ${momentOf('u.last_login_at')} as last,
      coalesce(t.department_id, u.department_id) as department,
      (select string_agg(r.id::text, ',' order by r.sort) ${rolesOfUser}) as "roleIds",
      (select string_agg(r.code, ',' order by r.sort) ${rolesOfUser}) as roles,
      (select a.school_name from system_app_info a where a.tenant_id = u.tenant_id and a.app_type = '0') as school
    from "system_user" u left join ${behind('base_teacher t', 'u.teacher_id')}
    ${withPolicy}
    where u.tenant_id = ${tenantId} and u.id = ${userId}`.execute(db)
  return rows[0] && shaped(tenantId, rows[0])
}

const rolesOfUser = sql`from system_user_role ur join ${behind('system_role r', 'ur.role_id')}
  where ur.tenant_id = u.tenant_id and ur.user_id = u.id`

interface Found {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly kind: string
  readonly level: number
  readonly mustChange: boolean
  readonly expired: boolean
  readonly avatarUrl: string
  readonly last: string | null
  readonly department: string | null
  readonly roleIds: string | null
  readonly roles: string | null
  readonly school: string | null
}

const shaped = (tenantId: string, user: Found) => ({
  tenant_id: tenantId,
  tenantId,
  user_id: user.id,
  userId: user.id,
  account: user.account,
  accountNo: user.account,
  user_name: user.account,
  userName: user.name,
  real_name: user.name,
  nick_name: user.name,
  role_id: user.roleIds ?? '',
  role_name: user.roles ?? '',
  roleType: user.roles?.split(',')[0] ?? '',
  userType: user.kind,
  dept_id: user.department ?? '',
  oauth_id: '',
  oauthId: '',
  avatar: user.avatarUrl,
  avatarUrl: user.avatarUrl,
  schoolName: user.school ?? '',
  passWordLevel: user.level,
  mustChangePassword: user.mustChange,
  passwordExpired: user.expired,
  lastLoginTime: user.last ?? '',
  detail: { type: 'web' },
})
