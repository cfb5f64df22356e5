import { sql } from 'kysely'
import type { Database } from './app-context.ts'

/** Under which name an app or a device keeps the account. */
export async function collegeName(db: Database, tenantId: string): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(school_name, global_title) as name from system_app_info
    where tenant_id = ${tenantId} and app_type = '0'`.execute(db)
  return rows[0]?.name || '智慧校园'
}
