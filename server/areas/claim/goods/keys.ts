import { sql } from 'kysely'
import type { GoodsDesk } from '#domain/claim/goods/desk-calls.ts'
import type { Database } from '#server/core/app-context.ts'

/** The key of a bed; null without a bed, or where none was registered. */
export async function keyOfBed(
  db: Database,
  tenantId: string,
  bedId: string | null,
): Promise<GoodsDesk['key']> {
  const { rows } = await sql<NonNullable<GoodsDesk['key']>>`
    select id, key_no as "keyNo", coalesce(state, 'stored') as state from claim_dorm_key
    where tenant_id = ${tenantId} and bed_id = ${bedId}`.execute(db)
  return rows[0] ?? null
}
