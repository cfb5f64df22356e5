import type { ServerArea } from '#server/core/server-area.ts'
import { admittedStudents } from './admitted-student.ts'

export const admissionsServer: ServerArea = {
  served: [admittedStudents],
}
