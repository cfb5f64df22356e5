import type { AppContext } from '#server/core/app-context.ts'
import { demoHistory } from './history.ts'
import { demoOpen } from './open.ts'
import { demoPlaces } from './places.ts'
import { demoSetting } from './setting.ts'

/** The store, the workers and their areas, orders of two years, and those under way. */
export async function demoRepairs(app: AppContext, tenantId: string): Promise<void> {
  await demoSetting(app, tenantId)
  const places = await demoPlaces(app.db, tenantId)
  await demoHistory(app, tenantId, places)
  await demoOpen(app, tenantId, places)
}
