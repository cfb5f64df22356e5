import { sql } from 'kysely'
import { usedProof } from '#domain/system/federation.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { stamps } from '#server/core/stamps.ts'
import { hashOf } from '#server/identity/session/tokens.ts'

/**
 * True the first time a proof is shown, false ever after for so many seconds. The database decides between two at once:
 * in a transaction the second waits for what becomes of the first.
 */
export async function firstUse(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
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

/** Whether a proof has been shown before. */
export async function wasUsed(db: Database, tenantId: string, proof: string): Promise<boolean> {
  return table(usedProof, db, tenantId).exists({ proofHash: await hashOf(proof) })
}

/** A hundred at a time, and none that another is sweeping: nobody waits for it. */
const sweep = (db: Database, now: Date) =>
  sql`delete from system_used_proof where id in (select id from system_used_proof
    where until <= ${now.toISOString()}::timestamptz limit 100 for update skip locked)`.execute(db)
