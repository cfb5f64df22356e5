import type { ServerArea } from '#server/core/server-area.ts'
import { archives } from './archive.ts'
import { archiveTodos } from './archive-todos.ts'
import { classLogs } from './class-log.ts'
import { enlistments } from './enlistment.ts'
import { hardships } from './hardship/hardship.ts'
import { hardshipRoutes } from './hardship/routes.ts'
import { insuranceCharges, insuranceRefunds, insurances } from './insurance.ts'
import { insurancePayouts } from './insurance-payout.ts'
import { archiveCopies, cardReissues } from './issue.ts'
import { militarySubsidies } from './military-subsidy.ts'
import { punishmentAppeals } from './punishment/appeal.ts'
import { punishmentCancels } from './punishment/cancel.ts'
import { punishments } from './punishment/punishment.ts'
import { remindOfRemoval } from './punishment/remind.ts'
import { punishmentRoutes } from './punishment/removal.ts'
import { reimbursements } from './reimbursement.ts'
import { studiesAbroad } from './study-abroad.ts'

export const affairsServer: ServerArea = {
  reads: [
    ...(['base.class', 'base.counsellor', 'base.department', 'base.student'] as const),
    ...(['base.teacher', 'system.user', 'violation.record'] as const),
  ],
  served: [
    ...[classLogs, insurances, insuranceCharges, insuranceRefunds, reimbursements, archives],
    insurancePayouts,
    ...[archiveCopies, cardReissues, studiesAbroad, enlistments, militarySubsidies],
    ...[punishments, punishmentAppeals, punishmentCancels, hardships],
  ],
  todos: [archiveTodos],
  routes: [...punishmentRoutes, ...hardshipRoutes],
  scheduled: { 'remind-removal': remindOfRemoval },
  demo: async (_db, tenantId, app) => (await import('./demo/affairs.ts')).demoAffairs(app, tenantId),
}
