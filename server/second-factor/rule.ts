import { sql } from 'kysely'
import type { House } from '#server/house.ts'

/** Whether the college asks this person for a second proof at every sign-in. */
export async function isRequired(_house: House, _tenantId: string, _userId: string): Promise<boolean> {
  return false
}

/** Whoever can change what others may do had better not be impersonated. */
export async function isRecommended({ db }: House, tenantId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from system_user_role ur join system_role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
    where ur.tenant_id = ${tenantId} and ur.user_id = ${userId} and r.code = 'admin'`.execute(db)
  return rows.length > 0
}
