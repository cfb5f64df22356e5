import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import { serve } from '#server/core/serve.ts'

/** Nobody has arrived before a desk said so. */
export const admittedStudents = serve(admittedStudent, {
  beforeWrite: (_, { current }) => ({ arrival: current?.arrival ?? 'awaited' }),
})
