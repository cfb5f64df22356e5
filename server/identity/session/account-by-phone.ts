import { user } from '#domain/system/user.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'

/**
 * The one enabled account whose owner has confirmed this phone; nothing when nobody has, or more than one. What stands
 * in the record of a student or teacher is how to reach them, written by others too, and opens nothing.
 */
export async function accountByPhone(
  db: Database,
  tenantId: string,
  phone: string,
): Promise<string | undefined> {
  const rows = await table(user, db, tenantId).list({ phone, phoneVerified: true, enabled: true }, ['id'], {
    most: 2,
  })
  return rows.length === 1 ? rows[0]?.id : undefined
}
