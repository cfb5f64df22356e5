import { z } from 'zod'
import { daysBetween } from '#domain/kernel/days.ts'

const day = z.iso.date('日期不正确')
const section = z
  .string()
  .regex(/^\d{1,2}$/, '节次不正确')
  .transform(Number)
  .pipe(z.number().min(1).max(20))
const yes = z.enum(['true', 'false']).transform((said) => said === 'true')

/** What of a form is filled so far, as a query sends it. */
export const reckoningAsked = z
  .object({
    studentId: z.uuid().optional().describe('学生'),
    typeId: z.uuid().optional().describe('请假类型'),
    startsOn: day.describe('开始日期'),
    startsSection: section.optional().describe('开始节次'),
    endsOn: day.describe('结束日期'),
    endsSection: section.optional().describe('结束节次'),
    leavesCity: yes.optional().describe('离开本市'),
    duringInternship: yes.optional().describe('实习期间'),
  })
  .refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
    message: '结束日期不能早于开始日期',
    path: ['endsOn'],
  })
  .refine(({ startsOn, endsOn }) => !(daysBetween(startsOn, endsOn) >= 366), {
    message: '一次请假不能超过一年',
    path: ['endsOn'],
  })
