import type { ServerArea } from '#server/core/server-area.ts'
import { admittedStudents } from './admitted-student.ts'

export const admissionsServer: ServerArea = {
  reads: ['base.major'],
  writes: ['claim.goods-order'],
  served: [admittedStudents],
}
