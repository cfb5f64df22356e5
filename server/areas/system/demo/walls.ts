import { wall } from '#domain/system/wall.ts'
import type { Database } from '#server/core/app-context.ts'
import { referenceDay, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'

const common = { state: 'unpaired', look: 'dark', dwell: 30 } as const

const hung = [
  {
    name: '图书馆大厅',
    place: '图书馆一楼',
    screens: 'zhcpdatascreenone,lofTV',
    startsAt: '07:00',
    endsAt: '22:30',
  },
  { name: '公寓值班室', place: '学生公寓 1 栋', screens: 'dormBigScreen,dormInspect' },
  {
    name: '学生处走廊',
    place: '行政楼三楼',
    screens: 'leavedatascreenone,zhcpdatascreenthree',
    look: 'light',
  },
  { name: '迎新现场', place: '体育馆', screens: 'welcome' },
] as const

/** The demo college opens its screens to anybody, and has four displays that wait to be paired. */
export async function demoWalls(db: Database, tenantId: string): Promise<void> {
  await db
    .updateTable('system_parameter')
    .set({ value: 'true' })
    .where('tenant_id', '=', tenantId)
    .where('key', '=', 'wall.open')
    .execute()
  const random = seeded(2033)
  const rows = hung.map((own) => ({ id: random.id(), ...common, ...own }))
  await insertRows(db, wall, tenantId, rows, { by: 'demo', at: new Date(referenceDay) })
}
