import type { Served } from '#server/core/serve.ts'
import { admittedStudents } from './admitted-student.ts'

export const admissionsServed: readonly Served[] = [admittedStudents]
