import type { Served } from '#server/engine/rows/serve.ts'
import { admittedStudents } from './admitted-student.ts'

export const admissionsServed: readonly Served[] = [admittedStudents]
