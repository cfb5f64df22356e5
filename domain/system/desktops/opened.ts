import { z } from 'zod'
import { daysAsked } from '#domain/kits/days-asked.ts'

/** The day whose lessons stand on it, and the days of its calendar, `from` and `to`; where it is opened. */
export const desktopOpened = daysAsked.extend({
  day: z.iso.date('请求参数格式错误：day').optional().describe('今日课表的日期'),
  terminal: z.string().optional().describe('mobile 含移动服务'),
})
