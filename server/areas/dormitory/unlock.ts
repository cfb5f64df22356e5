import { sql } from 'kysely'
import { unlock } from '#domain/dormitory/unlock.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { RelayKind } from '#domain/system/door-device.ts'
import { serve } from '#server/core/serve.ts'

/** What a door was opened for stays as it was written. */
export const unlocks = serve(unlock, {
  async beforeWrite({ deviceId }, { db, actor, current }) {
    if (current?.openState === 'confirmed') refuse({ type: 'conflict', message: '已经开过门的登记不能修改' })
    const { rows } = await sql<{
      buildingId: string
      relay: RelayKind
    }>`select building_id as "buildingId", relay
      from system_door_device where tenant_id = ${actor.tenantId} and id = ${deviceId ?? null}`.execute(db)
    return rows[0]
  },
  async beforeRemove(ids, { db, actor }) {
    const { rows } = await sql`select id from dormitory_unlock where tenant_id = ${actor.tenantId}
      and id = any(${ids}::uuid[]) and command_id is not null limit 1`.execute(db)
    if (rows.length > 0) refuse({ type: 'conflict', message: '已经下达过开门指令的登记不能删除' })
  },
})
