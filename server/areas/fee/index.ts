import type { ServerArea } from '#server/core/server-area.ts'
import { feeChargings } from './charging.ts'
import { feeStandards } from './standard.ts'
import { studentFees } from './student-fee.ts'
import { feeTemplates } from './template.ts'

export const feeServer: ServerArea = {
  reads: ['base.student', 'base.major', 'base.department', 'dormitory.bed'],
  served: [studentFees, feeStandards, feeTemplates, ...feeChargings.served],
  demo: async (db, tenantId) => (await import('./demo/fees.ts')).demoFees(db, tenantId),
}
