import { student } from '#domain/base/student.ts'

/** Of rows about a student: class and department are those of the student, and those who look after the student reach them. */
export const aboutStudent = {
  through: { studentId: student },
  scope: [
    { field: 'studentId.departmentId', grant: 'departments' },
    { field: 'studentId.classId', grant: 'classes' },
    { field: 'studentId', grant: 'self' },
  ],
} as const

/** What lists about students are asked by. */
export const byStudent = ['studentId', 'studentId.classId', 'studentId.departmentId'] as const
