import { sql } from 'kysely'
import type { PersonalCall } from '#server/route.ts'
import { tokenOf } from './bearer.ts'
import { hashOf } from './tokens.ts'

/** For how long, in seconds, a proof of who somebody is stands for what they do next. */
export const proofSeconds = 300

const hereOf = ({ c, house }: PersonalCall) => hashOf(tokenOf(house.settings.product, c.req.raw) ?? '')

/** Whether who sits at this session has proved within `proofSeconds` who they are, by signing in or since. */
export async function hasProved(call: PersonalCall): Promise<boolean> {
  const { house, tenantId } = call
  const since = new Date(house.now().getTime() - proofSeconds * 1000).toISOString()
  const { rows } = await sql`select from system_session where tenant_id = ${tenantId}
    and access_hash = ${await hereOf(call)} and proved_at > ${since}::timestamptz`.execute(house.db)
  return rows.length > 0
}

/** They have just proved it: every pair of this sign-in knows. */
export async function markProved(call: PersonalCall): Promise<void> {
  const { house, tenantId } = call
  await sql`update system_session set proved_at = ${house.now().toISOString()}::timestamptz
    where tenant_id = ${tenantId} and family_id = (select family_id from system_session
      where tenant_id = ${tenantId} and access_hash = ${await hereOf(call)})`.execute(house.db)
}
