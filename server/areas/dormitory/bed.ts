import { sql } from 'kysely'
import { bed } from '#domain/dormitory/bed.ts'
import { serve } from '#server/core/serve.ts'

/** A bed stands where its room stands. */
export const beds = serve(bed, {
  async beforeWrite({ roomId }, { db, actor }) {
    const { rows } = await sql<{ buildingId: string }>`select building_id as "buildingId"
      from dormitory_room where tenant_id = ${actor.tenantId} and id = ${roomId ?? null}`.execute(db)
    return rows[0]
  },
})
