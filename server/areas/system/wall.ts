import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { wall } from '#domain/system/wall.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { codeHash } from '#server/platform/walls/pairing.ts'

/** A display that was let in and has not fetched its token gets none any more. */
async function forgetPairings(ids: readonly string[], { db, actor }: Unit) {
  await sql`delete from system_wall_pairing
    where tenant_id = ${actor.tenantId} and wall_id = any(${ids}::uuid[])`.execute(db)
}

/** Walls are paired by the code that they show; the token goes to the wall alone, and lies here as a digest. */
export const walls = serve(wall, {
  beforeWrite: (_, { current }) => (current ? undefined : { state: 'unpaired' }),
  cascadeRemove: forgetPairings,
  actions: {
    async pair({ id }, { digits }, unit) {
      // Of two codes for one wall the later one counts.
      await forgetPairings([id], unit)
      const { db, app, actor } = unit
      const { rows } = await sql`update system_wall_pairing set wall_id = ${id}
        where tenant_id = ${actor.tenantId} and code_hash = ${await codeHash(actor.tenantId, digits)}
        and wall_id is null and until > ${app.now().toISOString()}::timestamptz returning id`.execute(db)
      if (rows.length === 0)
        refuse({ type: 'conflict', message: '配对码不正确或已过期，请以大屏上显示的为准' })
      return undefined
    },
    async reload({ id }, _, { db, app, actor }) {
      await sql`update system_wall set reload_at = ${app.now().toISOString()}::timestamptz
        where tenant_id = ${actor.tenantId} and id = ${id}`.execute(db)
      return undefined
    },
    async revoke({ id }, _, unit) {
      await forgetPairings([id], unit)
      const { db, actor } = unit
      await sql`update system_wall set token_hash = null, paired_at = null, state = 'unpaired'
        where tenant_id = ${actor.tenantId} and id = ${id}`.execute(db)
      return undefined
    },
  },
})
