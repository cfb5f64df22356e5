import { sql } from 'kysely'
import type { SafeLogin } from '#domain/security/safe-login.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'
import { safeLogin } from '#server/identity/session/safe-login.ts'

interface Asked {
  readonly kind: 'student' | 'teacher' | 'other'
  readonly admin: boolean
}

async function whoIs({ db }: AppContext, tenantId: string, userId: string): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`select kind, exists (
      select from system_user_role ur join ${behind('system_role r', 'ur.role_id')}
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id and r.code = 'admin') as admin
    from "system_user" u where tenant_id = ${tenantId} and id = ${userId}`.execute(db)
  return rows[0]
}

/** Whether the college asks this person for a second proof at every sign-in (安全登录配置). */
export async function isRequired(app: AppContext, tenantId: string, userId: string): Promise<boolean> {
  const rules = await safeLogin(app, tenantId)
  if (!rules.factorForAdmin && !rules.factorForTeacher && !rules.factorForStudent) return false
  const person = await whoIs(app, tenantId, userId)
  return person !== undefined && asks(rules, person)
}

/** Anyone who is neither student nor administrator is held to what holds for the staff. */
const asks = (rules: SafeLogin, { kind, admin }: Asked) =>
  (admin && rules.factorForAdmin) || (kind === 'student' ? rules.factorForStudent : rules.factorForTeacher)

/** Anyone who can change what others may do had better not be impersonated. */
export const isRecommended = async (app: AppContext, tenantId: string, userId: string): Promise<boolean> =>
  (await whoIs(app, tenantId, userId))?.admin === true
