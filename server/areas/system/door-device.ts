import { doorDevice } from '#domain/system/door-device.ts'
import { doorRemoval } from '#domain/system/door-removal.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { tellAgain } from '#server/platform/doors/people.ts'

/** A door that another gateway has now is told there who may open it. */
export const doorDevices = serve(doorDevice, {
  beforeWrite: (_, { current }) => (current ? undefined : { state: 'unknown' }),
  async afterWrite({ id, gatewayId }, { db, actor, current }) {
    if (current && current.gatewayId !== gatewayId) await tellAgain(db, actor.tenantId, { deviceId: id })
  },
  async cascadeRemove(ids, { db, actor }) {
    await table(doorRemoval, db, actor.tenantId).remove({ deviceId: ids })
  },
})
