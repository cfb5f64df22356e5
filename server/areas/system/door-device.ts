import { sql } from 'kysely'
import { doorDevice } from '#domain/system/door-device.ts'
import { serve } from '#server/core/serve.ts'
import { tellAgain } from '#server/platform/doors/people.ts'

/** A door that another gateway has now is told there who may open it. */
export const doorDevices = serve(doorDevice, {
  beforeWrite: (_, { current }) => (current ? undefined : { state: 'unknown' }),
  async afterWrite({ id, gatewayId }, { db, actor, current }) {
    if (current && current.gatewayId !== gatewayId) await tellAgain(db, actor.tenantId, { deviceId: id })
  },
  async cascadeRemove(ids, { db, actor }) {
    await sql`delete from system_door_removal
      where tenant_id = ${actor.tenantId} and device_id = any(${ids}::uuid[])`.execute(db)
  },
})
