import { building } from '#domain/base/building.ts'
import { venue } from '#domain/base/venue.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { equals } from './asks.ts'

export const venues = serve(venue, {
  lookupFilters: { floor: equals('floor') },
  async beforeWrite({ buildingId, campusId, floor }, { db, actor }) {
    if (!buildingId) return
    const of = await table(building, db, actor.tenantId).get({ id: buildingId }, ['campusId', 'floors'])
    if (of && of.campusId !== campusId) refuseAt('buildingId', '所选建筑物不在该校区')
    if (of && floor && floor > of.floors)
      refuseAt('floor', phrase('该建筑物只有 {{count}} 层', { count: of.floors }))
    return undefined
  },
})
