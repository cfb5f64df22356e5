import { sql } from 'kysely'
import { floor } from '#domain/dormitory/house/floor.ts'
import { serve } from '#server/core/serve.ts'
import { mustSuit } from './residents.ts'

/** A floor is not for others than those who sleep on it in rooms that say nothing of their own. */
export const floors = serve(floor, {
  async beforeWrite({ residents, no, buildingId }, { current, ...unit }) {
    if (!current || residents === current.residents) return undefined
    await mustSuit(
      unit,
      sql`m.building_id = ${buildingId} and m.floor = ${no} and m.residents is null`,
      sql`coalesce(${residents ?? null}, (select g.residents from base_building g
        where g.tenant_id = m.tenant_id and g.id = m.building_id))`,
    )
    return undefined
  },
})
