import { wall, wallDwell } from '#domain/system/wall.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import { demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { inTurn } from '#server/engine/demo/overrides.ts'

/** The demo college opens its screens to anybody, and has four displays that wait to be paired. */
export async function demoWalls(app: AppContext, tenantId: string): Promise<void> {
  await app.db
    .updateTable('system_parameter')
    .set({ value: 'true' })
    .where('tenant_id', '=', tenantId)
    .where('key', '=', 'wall.open')
    .execute()
  const light = 'leavedatascreenone,zhcpdatascreenthree'
  await demoRowsIn(app, tenantId)(wall, 4, {
    name: inTurn(['图书馆大厅', '公寓值班室', '学生处走廊', '迎新现场']),
    place: inTurn(['图书馆一楼', '学生公寓 1 栋', '行政楼三楼', '体育馆']),
    screens: inTurn(['zhcpdatascreenone,lofTV', 'dormBigScreen,dormInspect', light, 'welcome']),
    look: inTurn(['dark', 'dark', 'light', 'dark']),
    ...{ dwell: 30, startsAt: inTurn(['07:00', null]), endsAt: inTurn(['22:30', null]) },
    ...{ state: 'unpaired', showing: null },
  })
  // Who comes by the keepers' room looks longer at the night than at the beds.
  const rows = await table(wall, app.db, tenantId).list({ name: '公寓值班室' }, ['id'])
  for (const { id } of rows)
    await insertRows(app.db, wallDwell, tenantId, [
      { id: newId(), wallId: id, screen: 'dormInspect', seconds: 60 },
    ])
}
