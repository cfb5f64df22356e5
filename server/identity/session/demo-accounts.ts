import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'

/** An account that the demo brought along, and the role that it is there to show. */
export interface DemoAccount {
  readonly tenantId: string
  readonly account: string
  readonly name: string
}

/** Accounts that still have the password everybody knows, in the order of their roles. */
export async function demoAccounts(db: Database): Promise<readonly DemoAccount[]> {
  const { rows } = await sql<DemoAccount>`
    select u.tenant_id as "tenantId", u.account, r.name from "system_user" u
    join ${behind('system_role r', 'u.account', 'code')}
    where u.created_by = 'demo' and u.password_version = 1 and u.enabled
    order by r.sort`.execute(db)
  return rows
}
