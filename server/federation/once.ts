import { sql } from 'kysely'
import type { Database, House } from '#server/house.ts'
import { hashOf } from '#server/session/tokens.ts'
import { stamps } from '#server/stamps.ts'

/** True the first time a proof is shown, false ever after for so many seconds. The database decides between two at once. */
export async function firstUse(
  { db, now }: House,
  tenantId: string,
  proof: string,
  seconds: number,
): Promise<boolean> {
  await sweep(db, now())
  const row = {
    ...stamps(tenantId),
    proof_hash: await hashOf(proof),
    until: new Date(now().getTime() + seconds * 1000).toISOString(),
  }
  const added = await db
    .insertInto('system_used_proof')
    .values(row)
    .onConflict((same) => same.columns(['tenant_id', 'proof_hash']).doNothing())
    .returning('id')
    .execute()
  return added.length === 1
}

const sweep = (db: Database, now: Date) =>
  sql`delete from system_used_proof where until <= ${now.toISOString()}::timestamptz`.execute(db)
