import type { ServerArea } from '#server/core/server-area.ts'
import { violationAppeals } from './appeal.ts'
import { installViolationKinds } from './install.ts'
import { violationRecords } from './record.ts'
import { violationReleases } from './release.ts'
import { remindOfRelease } from './remind.ts'
import { violationRescinds } from './rescind.ts'

export const violationServer: ServerArea = {
  reads: ['base.student', 'system.user'],
  served: [violationRecords, violationAppeals, violationReleases, violationRescinds],
  scheduled: { 'remind-release': remindOfRelease },
  install: installViolationKinds,
  demo: async (_db, tenantId, app) => (await import('./demo/violations.ts')).demoViolations(app, tenantId),
}
