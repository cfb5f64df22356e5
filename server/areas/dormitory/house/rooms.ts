import { bed } from '#domain/dormitory/bed.ts'
import { room } from '#domain/dormitory/room.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { filled, table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

/** A room is not for fewer people than sleep in it. */
export const rooms = serve(room, {
  async beforeWrite({ capacity }, { db, actor, current }) {
    if (!current || (capacity ?? 0) >= current.capacity) return undefined
    const count = await table(bed, db, actor.tenantId).count({ roomId: current.id, studentId: filled })
    if (count <= (capacity ?? 0)) return undefined
    const message = phrase('房间里住着 {{count}} 人，额定人数不能更少', { count })
    return refuse({ type: 'conflict', message, fields: { capacity: message } })
  },
})
