import { unlock } from '#domain/dormitory/unlock.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { doorDevice } from '#domain/system/door-device.ts'
import { filled, table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

/** What a door was opened for stays as it was written. */
export const unlocks = serve(unlock, {
  async beforeWrite({ deviceId }, { db, actor, current }) {
    if (current?.openState === 'confirmed') refuse({ type: 'conflict', message: '已经开过门的登记不能修改' })
    return table(doorDevice, db, actor.tenantId).get({ id: deviceId ?? null }, ['buildingId', 'relay'])
  },
  async beforeRemove(ids, { db, actor }) {
    const rows = await table(unlock, db, actor.tenantId).list({ id: ids, commandId: filled }, ['id'], {
      most: 1,
    })
    if (rows.length > 0) refuse({ type: 'conflict', message: '已经下达过开门指令的登记不能删除' })
  },
})
