import type { ServerArea } from '#server/core/server-area.ts'
import { feeChannels } from './channel.ts'
import { studentFees } from './student-fee.ts'

export const feeServer: ServerArea = {
  reads: ['base.student', 'base.major'],
  served: [studentFees, feeChannels],
}
