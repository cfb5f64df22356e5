import type { Database } from '#server/core/app-context.ts'
import { createArrivalDay } from './arrival-day.ts'
import { createGoods } from './goods.ts'

/** Who has arrived comes first: only they have received their goods. */
export async function fillDesks(db: Database, tenantId: string): Promise<void> {
  await createArrivalDay({ db }, tenantId)
  await createGoods({ db }, tenantId)
}
