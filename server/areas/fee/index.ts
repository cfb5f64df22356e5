import type { ServerArea } from '#server/core/server-area.ts'
import { feeChannels } from './channel.ts'
import { studentFees } from './student-fee.ts'

export const feeServer: ServerArea = {
  reads: ['base.student', 'base.major', 'base.department', 'dormitory.bed'],
  served: [studentFees, feeChannels],
  demo: async (db, tenantId) => (await import('./demo/fees.ts')).demoFees(db, tenantId),
}
