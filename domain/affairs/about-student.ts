import { reference } from '#domain/kernel/fields.ts'

/** Where the student of a row belongs, by which those who look after students reach it. */
export const ofStudent = {
  classId: reference('班级', 'base.class', { system: true }),
  departmentId: reference('院系', 'base.department', { system: true }),
}

export const copiedOfStudent = {
  studentId: { copies: { classId: 'classId', departmentId: 'departmentId' } },
} as const

export const studentScope = [
  { field: 'departmentId', grant: 'departments' },
  { field: 'classId', grant: 'classes' },
  { field: 'studentId', grant: 'self' },
] as const
