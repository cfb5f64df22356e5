import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { classStudentsAsked, ownStudentsAsked, studentAsked } from './asked.ts'

/** A student to choose, with what tells two of one name apart; what the asker may not see is masked or not there. */
export interface StudentChoice {
  readonly id: string
  readonly name: string
  readonly studentNo?: string
  readonly gender?: string
  readonly label: string
  readonly value: string
}

/** What clients of the family ask of students (specification, section 7), within the reach of the asker. */
export const studentCalls = {
  ofClass: defineCall<z.input<typeof classStudentsAsked>, readonly StudentChoice[]>({
    method: 'GET',
    path: 'base/student/classStudent',
    access: 'base.student:look-up',
    title: '班级的学生',
    reply: 'options',
  }),
  ofCounsellor: defineCall<z.input<typeof ownStudentsAsked>, readonly StudentChoice[]>({
    method: 'GET',
    path: 'base/student/fdyStudent',
    access: 'base.student:look-up',
    title: '辅导员的学生',
    reply: 'options',
  }),
  /** The student behind an account, masked for the asker. */
  ofAccount: defineCall<z.input<typeof studentAsked>, Readonly<Record<string, unknown>>>({
    method: 'GET',
    path: 'base/baseStudentInfo/getStuInfo',
    access: 'signed-in',
    title: '账号对应的学生',
  }),
}
