import type { ServerArea } from '#server/core/server-area.ts'
import { archives } from './archive.ts'
import { classLogs } from './class-log.ts'
import { enlistments } from './enlistment.ts'
import { insuranceCharges, insuranceRefunds, insurances } from './insurance.ts'
import { archiveCopies, cardReissues } from './issue.ts'
import { militarySubsidies } from './military-subsidy.ts'
import { reimbursements } from './reimbursement.ts'
import { studiesAbroad } from './study-abroad.ts'

export const affairsServer: ServerArea = {
  reads: ['base.counsellor', 'base.student', 'base.teacher', 'system.user'],
  served: [
    ...[classLogs, insurances, insuranceCharges, insuranceRefunds, reimbursements, archives],
    ...[archiveCopies, cardReissues, studiesAbroad, enlistments, militarySubsidies],
  ],
  demo: async (_db, tenantId, app) => (await import('./demo/affairs.ts')).demoAffairs(app, tenantId),
}
