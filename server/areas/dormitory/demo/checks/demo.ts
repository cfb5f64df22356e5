import type { AppContext } from '#server/core/app-context.ts'
import { todayOf } from '#server/core/today.ts'
import { demoFindings } from './findings.ts'
import { demoHealth } from './health.ts'
import { demoHealthProposals } from './health-proposals.ts'
import { demoInspections, demoSafety, demoViolations } from './others.ts'

/** Checks of four terms, and the rooms that wait to be checked again. */
export async function demoChecks(app: AppContext, tenantId: string): Promise<void> {
  const today = todayOf(app)
  await demoHealth(app.db, tenantId, today)
  await demoHealthProposals(app, tenantId, today)
  await demoSafety(app.db, tenantId, today)
  await demoInspections(app.db, tenantId, today)
  await demoViolations(app.db, tenantId, today)
  await demoFindings(app.db, tenantId, today)
}
