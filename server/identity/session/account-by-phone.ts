import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'

/**
 * The one enabled account whose owner has confirmed this phone; nothing when nobody has, or more than one. What stands
 * in the record of a student or teacher is how to reach them, written by others too, and opens nothing.
 */
export async function accountByPhone(
  db: Database,
  tenantId: string,
  phone: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from "system_user"
    where tenant_id = ${tenantId} and phone = ${phone} and phone_verified and enabled limit 2`.execute(db)
  return rows.length === 1 ? rows[0]?.id : undefined
}
