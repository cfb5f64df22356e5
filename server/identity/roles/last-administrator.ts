import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'

/**
 * Asked at the end of whatever may have taken an administrator away: somebody must be left who can sign in as
 * one. The lock makes two who take each other away take turns.
 */
export async function someAdministratorLeft(db: Database, tenantId: string): Promise<void> {
  await lockAdministrators(db, tenantId)
  const { rows } = await sql`
    select from "system_user" u
    join ${behind('system_user_role ur', 'u.id', 'user_id')}
    join ${behind('system_role r', 'ur.role_id')} and r.code = 'admin'
    where u.tenant_id = ${tenantId} and u.enabled and u.password_hash is not null limit 1`.execute(db)
  if (rows.length === 0) refuse({ type: 'conflict', message: '至少要保留一名可以登录的系统管理员' })
}

/** Taken before the change itself, so that the second of two sees what the first has done. */
export const lockAdministrators = (db: Database, tenantId: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`administrators ${tenantId}`}))`.execute(db)
