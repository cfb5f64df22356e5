import type { ServerArea } from '#server/core/server-area.ts'
import { awardAccounts } from './account.ts'
import { awardApplications } from './application.ts'
import { awardBatches, awardConditions, awardProjects } from './batch.ts'
import { awardPayouts } from './payout.ts'
import { recheckAwards } from './recheck.ts'
import { awardRecords } from './record.ts'
import { awardRoutes } from './routes.ts'

export const awardServer: ServerArea = {
  reads: [
    ...(['base.department', 'base.student', 'base.class', 'affairs.punishment', 'affairs.hardship'] as const),
    ...(['violation.record', 'evaluation.batch', 'evaluation.combined-score', 'system.user'] as const),
    'workflow.case',
  ],
  served: [
    ...[awardProjects, awardConditions, awardBatches, awardAccounts, awardApplications, awardRecords],
    ...awardPayouts.served,
  ],
  routes: awardRoutes,
  scheduled: { 'recheck-awards': recheckAwards },
  demo: async (_db, tenantId, app) => (await import('./demo/award.ts')).demoAward(app, tenantId),
}
