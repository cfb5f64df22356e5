import md5 from 'crypto-js/md5.js'
import { passwordLevel } from '#domain/kits/password.ts'
import type { RoleCode } from '#domain/roles.ts'
import type { administratorRoles } from '#domain/security/three-administrators.ts'
import type { userKinds } from '#domain/system/user.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'

export interface NewUser {
  readonly account: string
  readonly name: string
  readonly kind: keyof typeof userKinds.labels
  /** As the person types it: what is kept is argon2id over its md5, for that is what clients send. */
  readonly password: string
  readonly roles: readonly (RoleCode | keyof typeof administratorRoles)[]
  readonly studentId?: string | undefined
  readonly teacherId?: string | undefined
  readonly departmentId?: string | undefined
  /** One that its owner is known to hold. */
  readonly phone?: string | undefined
}

/** An account with its roles. Roles must have been installed before. Returns its id. */
export async function addUser(
  app: AppContext,
  tenantId: string,
  user: NewUser,
  by = 'system',
): Promise<string> {
  const row = {
    ...stamps(tenantId, by),
    account: user.account,
    name: user.name,
    kind: user.kind,
    student_id: user.studentId ?? null,
    teacher_id: user.teacherId ?? null,
    department_id: user.departmentId ?? null,
    phone: user.phone ?? null,
    phone_verified: user.phone ? true : null,
    enabled: true,
    password_hash: await app.passwords.hash(`${md5(user.password)}`),
    password_level: passwordLevel(user.password),
    password_version: 1,
    password_changed_at: app.now().toISOString(),
  }
  await app.db.insertInto('system_user').values(row).execute()
  const roles = await app.db
    .selectFrom('system_role')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('code', 'in', user.roles)
    .execute()
  await app.db
    .insertInto('system_user_role')
    .values(roles.map(({ id }) => ({ ...stamps(tenantId, by), user_id: row.id, role_id: id })))
    .execute()
  return row.id
}
