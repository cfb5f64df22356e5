import { sql } from 'kysely'
import type { PersonalCall } from '#server/core/route.ts'
import { tokenOf } from './bearer.ts'
import { hashOf } from './tokens.ts'

/** For how many minutes a proof of who somebody is stands for what they do next. */
export const proofMinutes = 5

/** Who sits at this session has just proved who they are: every pair of the sign-in knows. */
export async function markProved({ c, app, tenantId }: PersonalCall): Promise<void> {
  const hash = await hashOf(tokenOf(app.settings.product, c.req.raw) ?? '')
  await sql`update system_session set proved_at = ${app.now().toISOString()}::timestamptz
    where tenant_id = ${tenantId} and family_id = (select family_id from system_session
      where tenant_id = ${tenantId} and access_hash = ${hash})`.execute(app.db)
}
