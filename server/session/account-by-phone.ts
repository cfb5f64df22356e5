import { sql } from 'kysely'
import type { Database } from '#server/house.ts'

/**
 * The one enabled account that a phone belongs to; nothing when it is nobody's, or may be more than one person's.
 * A number that its owner proved comes before one that stands in somebody's record.
 */
export async function accountByPhone(
  db: Database,
  tenantId: string,
  phone: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; proven: boolean }>`
    select u.id, coalesce(u.phone_verified, false) and u.phone = ${phone} as proven from "system_user" u
    left join base_student s on s.tenant_id = u.tenant_id and s.id = u.student_id
    left join base_teacher t on t.tenant_id = u.tenant_id and t.id = u.teacher_id
    where u.tenant_id = ${tenantId} and u.enabled and coalesce(u.phone, s.mobile, t.mobile) = ${phone}
    order by proven desc limit 3`.execute(db)
  const proven = rows.filter((row) => row.proven)
  const [only, ...others] = proven.length > 0 ? proven : rows
  return others.length === 0 ? only?.id : undefined
}
