import { reference } from '#domain/kernel/fields.ts'

/** Class and department of the student, kept in the row: for a rule, an index or many rows that are reached by them. */
export const ofStudent = {
  classId: reference('班级', 'base.class', { system: true }),
  departmentId: reference('院系', 'base.department', { system: true }),
}

/** The same, of a row that is about the student of another row. */
export const studentOf = { studentId: reference('学生', 'base.student', { system: true }), ...ofStudent }

/** Where `ofStudent` comes from. */
export const copiedOfStudent = {
  studentId: { copies: { classId: 'classId', departmentId: 'departmentId' } },
} as const

/** Where `studentOf` comes from: the reference to the row whose student it is. */
export const copiedOf = <const Reference extends string>(reference: Reference) =>
  ({
    [reference]: { copies: { studentId: 'studentId', classId: 'classId', departmentId: 'departmentId' } },
  }) as {
    readonly [R in Reference]: {
      readonly copies: {
        readonly studentId: 'studentId'
        readonly classId: 'classId'
        readonly departmentId: 'departmentId'
      }
    }
  }

/** Those who look after a department or a class reach rows with `ofStudent`. */
export const classScope = [
  { field: 'departmentId', grant: 'departments' },
  { field: 'classId', grant: 'classes' },
] as const

/** They and the student. */
export const studentScope = [...classScope, { field: 'studentId', grant: 'self' }] as const

/** They, the student, and those who were given single students, as a mentor is. */
export const mentoredScope = [
  ...classScope,
  { field: 'studentId', grant: 'students' },
  { field: 'studentId', grant: 'self' },
] as const
