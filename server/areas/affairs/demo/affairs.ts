import type { AppContext } from '#server/core/app-context.ts'
import { demoApplications, demoDecided } from './applications.ts'
import { demoArmy } from './army.ts'
import { demoBooks } from './books.ts'
import { demoHardship } from './hardship.ts'
import { demoInsurance } from './insurance.ts'
import { demoPayouts } from './payouts.ts'
import { demoPunishments } from './punishments.ts'

/** What the office of student affairs of the demo college keeps and is asked for. */
export async function demoAffairs(app: AppContext, tenantId: string): Promise<void> {
  await demoBooks(app, tenantId)
  await demoInsurance(app, tenantId)
  await demoPayouts(app, tenantId)
  await demoApplications(app, tenantId)
  await demoDecided(app, tenantId)
  await demoArmy(app, tenantId)
  await demoPunishments(app, tenantId)
  await demoHardship(app, tenantId)
}
