import { sql } from 'kysely'
import { bed } from '#domain/dormitory/bed.ts'
import { room } from '#domain/dormitory/room.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { filled, table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { mustSuit } from './residents.ts'

/** Whose room it is follows from these. */
const placed = ['residents', 'floor', 'buildingId'] as const

/** A room is not for fewer people than sleep in it, nor for others than they are. */
export const rooms = serve(room, {
  async beforeWrite(next, { current, ...unit }) {
    const { db, actor } = unit
    const { capacity } = next
    if (current && placed.some((name) => next[name] !== current[name]))
      await mustSuit(
        unit,
        sql`m.id = ${current.id}`,
        sql`coalesce(${next.residents ?? null}, (select f.residents from dormitory_floor f
          where f.tenant_id = m.tenant_id and f.building_id = ${next.buildingId} and f.no = ${next.floor}),
          (select g.residents from base_building g where g.tenant_id = m.tenant_id and g.id = ${next.buildingId}))`,
      )
    if (!current || (capacity ?? 0) >= current.capacity) return undefined
    const count = await table(bed, db, actor.tenantId).count({ roomId: current.id, studentId: filled })
    if (count <= (capacity ?? 0)) return undefined
    const message = phrase('房间里住着 {{count}} 人，额定人数不能更少', { count })
    return refuse({ type: 'conflict', message, fields: { capacity: message } })
  },
})
