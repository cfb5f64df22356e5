import { sql } from 'kysely'
import { venue } from '#domain/base/venue.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { serve } from '#server/core/serve.ts'
import { equals } from './asks.ts'

export const venues = serve(venue, {
  lookupFilters: { floor: equals('floor') },
  async beforeWrite({ buildingId, campusId, floor }, { db, actor }) {
    if (!buildingId) return
    const { rows } = await sql<{ campusId: string; floors: number }>`
      select campus_id as "campusId", floors from base_building
      where tenant_id = ${actor.tenantId} and id = ${buildingId}`.execute(db)
    const [of] = rows
    if (of && of.campusId !== campusId) wrong('buildingId', '所选建筑物不在该校区')
    if (of && floor && floor > of.floors) wrong('floor', `该建筑物只有 ${of.floors} 层`)
    return undefined
  },
})

const wrong = (field: string, message: string) =>
  refuse({ type: 'invalid', message, fields: { [field]: message } })
