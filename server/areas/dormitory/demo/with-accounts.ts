import { user } from '#domain/system/user.ts'
import type { Database } from '#server/core/app-context.ts'
import { filled, table } from '#server/core/database/table.ts'

/** Students who can sign in to the demo: they are to try it out themselves. */
export async function studentsWithAccounts(db: Database, tenantId: string): Promise<readonly string[]> {
  const users = await table(user, db, tenantId).list({ studentId: filled }, ['studentId'])
  return users.flatMap(({ studentId }) => studentId ?? [])
}
