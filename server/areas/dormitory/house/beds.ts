import { bed } from '#domain/dormitory/bed.ts'
import { room as rooms } from '#domain/dormitory/room.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

/** A room has no more beds than people may live in it, and a bed keeps its room while somebody sleeps in it. */
export const beds = serve(bed, {
  async beforeWrite({ roomId, no }, { db, actor, current }) {
    if (current?.studentId && current.roomId !== roomId)
      refuse({
        type: 'conflict',
        message: '有人入住的床位不能改到其他房间',
        fields: { roomId: '有人入住的床位不能改到其他房间' },
      })
    const room = await table(rooms, db, actor.tenantId).get({ id: roomId ?? null }, ['name', 'capacity'])
    if (room && (no ?? 0) > room.capacity) {
      const message = phrase('房间 {{room}} 额定 {{capacity}} 人，没有这个床号', {
        ...{ room: room.name, capacity: room.capacity },
      })
      refuse({ type: 'conflict', message, fields: { no: message } })
    }
    return undefined
  },
  actions: {
    renewCode: async ({ codeVersion }) => ({
      set: { codeVersion: (codeVersion ?? 0) + 1 },
      outcome: '床位码已更换，请重新打印',
    }),
  },
})
