import type { Served } from '#server/resource/serve.ts'
import { admittedStudents } from './admitted-student.ts'

export const admissionsServed: readonly Served[] = [admittedStudents]
