import { sql } from 'kysely'
import { doorDevice } from '#domain/system/door-device.ts'
import { tellAgain } from '#server/doors/people.ts'
import { serve } from '#server/resource/serve.ts'

/** A door that another gateway has now is told there who may open it. */
export const doorDevices = serve(doorDevice, {
  beforeWrite: (_, { current }) => (current ? undefined : { state: 'unknown' }),
  async afterWrite({ id, gatewayId }, { db, person, current }) {
    if (current && current.gatewayId !== gatewayId) await tellAgain(db, person.tenantId, { deviceId: id })
  },
  async takeAlong(ids, { db, person }) {
    await sql`delete from system_door_removal
      where tenant_id = ${person.tenantId} and device_id = any(${ids}::uuid[])`.execute(db)
  },
})
