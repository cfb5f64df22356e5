import { sql } from 'kysely'
import { appInfo } from '#domain/system/app-info.ts'
import { table } from '#server/core/database/table.ts'
import type { Database } from './app-context.ts'

/** Under which name an app or a device keeps the account. */
export async function collegeName(db: Database, tenantId: string): Promise<string> {
  const row = await table(appInfo, db, tenantId).get(
    { appType: '0' },
    { name: sql<string | null>`coalesce(school_name, global_title)` },
  )
  return row?.name || '智慧校园'
}
