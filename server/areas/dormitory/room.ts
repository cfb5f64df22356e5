import { sql } from 'kysely'
import { room } from '#domain/dormitory/room.ts'
import { serve } from '#server/core/serve.ts'

/** Where a room is counted to another building, its beds go along. */
export const rooms = serve(room, {
  async afterWrite({ id, buildingId }, { db, actor, current }) {
    if (current && current.buildingId !== buildingId)
      await sql`update dormitory_bed set building_id = ${buildingId}
        where tenant_id = ${actor.tenantId} and room_id = ${id}`.execute(db)
  },
})
