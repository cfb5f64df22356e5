import { sql } from 'kysely'
import { building } from '#domain/base/building.ts'
import { serve } from '#server/core/serve.ts'
import { mustSuit } from './residents.ts'

/** A house is not made that of others than who sleeps there, where neither floor nor room says otherwise. */
export const buildings = serve(building, {
  async beforeWrite({ residents = null }, { current, ...unit }) {
    if (!current || residents === current.residents) return undefined
    await mustSuit(
      unit,
      sql`m.building_id = ${current.id} and m.residents is null and not exists (select from dormitory_floor f
        where f.tenant_id = m.tenant_id and f.building_id = m.building_id and f.no = m.floor and f.residents is not null)`,
      sql`${residents}::text`,
    )
    return undefined
  },
})
