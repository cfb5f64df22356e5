import type { AppContext } from '#server/core/app-context.ts'
import { installParameters } from '#server/core/parameters.ts'
import { fillFirst } from '#server/node/first-start.ts'
import { installJobs } from '#server/platform/jobs/install.ts'
import { installReports } from '#server/platform/reports/install.ts'

/** Fills a tenant with all areas of the small demo college, as the first start of the product does. */
export async function fillSmallDemo(app: AppContext, tenantId: string): Promise<void> {
  await installParameters(app.db, tenantId)
  await installJobs(app.db, tenantId)
  await installReports(app.db, tenantId)
  await fillFirst(app, tenantId, 'small', () => {})
}
