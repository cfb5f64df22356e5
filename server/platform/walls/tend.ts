import { sql } from 'kysely'
import { wallSilence } from '#domain/system/wall.ts'
import type { AppContext } from '#server/core/app-context.ts'

/** Walls that have fallen silent are off line, and codes that nobody entered are forgotten. */
export async function tendWalls({ db, now }: AppContext, tenantId: string): Promise<object> {
  const at = now()
  const silent = new Date(at.getTime() - wallSilence * 1000).toISOString()
  await sql`delete from system_wall_pairing
    where tenant_id = ${tenantId} and until <= ${at.toISOString()}::timestamptz`.execute(db)
  const { rows } = await sql`update system_wall set state = 'offline' where tenant_id = ${tenantId}
    and state = 'online' and last_seen_at < ${silent}::timestamptz returning id`.execute(db)
  return { silent: rows.length }
}
