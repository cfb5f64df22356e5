import md5 from 'crypto-js/md5.js'
import { passwordLevel } from '#domain/kits/password.ts'
import type { RoleCode } from '#domain/roles.ts'
import type { administratorRoles } from '#domain/security/three-administrators.ts'
import { user, type userKinds } from '#domain/system/user.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
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
  given: NewUser,
  by = 'system',
): Promise<string> {
  const { password, roles: codes, ...told } = given
  const id = newId()
  const row = {
    ...told,
    phoneVerified: told.phone ? true : null,
    enabled: true,
    passwordHash: await app.passwords.hash(`${md5(password)}`),
    passwordLevel: passwordLevel(password),
    passwordVersion: 1,
    passwordChangedAt: app.now(),
  }
  await table(user, app.db, tenantId).insert({ id, ...row }, { by })
  const roles = await app.db
    .selectFrom('system_role')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('code', 'in', codes)
    .execute()
  await app.db
    .insertInto('system_user_role')
    .values(roles.map((role) => ({ ...stamps(tenantId, by), user_id: id, role_id: role.id })))
    .execute()
  return id
}
