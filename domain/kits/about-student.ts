import { student } from '#domain/base/student.ts'

/**
 * Of rows about a student, `studentId`: class and department are read from the student, and the student and those who
 * look after the student reach them. The first choice; of-student.ts is for rows that keep class and department themselves.
 */
export const aboutStudent = {
  through: { studentId: student },
  scope: [
    { field: 'studentId.departmentId', grant: 'departments' },
    { field: 'studentId.classId', grant: 'classes' },
    { field: 'studentId', grant: 'self' },
  ],
} as const

/** What lists of such rows are asked by. */
export const byStudent = ['studentId', 'studentId.classId', 'studentId.departmentId'] as const
