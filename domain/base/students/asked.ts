import { z } from 'zod'

/** One id, checked where it is read. */
const id = z.string()

export const classStudentsAsked = z.object({ classId: id.default('').describe('班级编号') })
export const ownStudentsAsked = z.object({
  fdyId: id.optional().describe('辅导员的教师编号，默认本人'),
})
export const studentAsked = z.object({ userId: id.optional().describe('用户编号，默认本人') })
