import { z } from 'zod'

/** Days by `from` and `to`, both counted; today in China unless told. */
export const daysAsked = z.object({
  from: z.iso.date('请求参数格式错误：from').optional().describe('开始日期'),
  to: z.iso.date('请求参数格式错误：to').optional().describe('结束日期'),
})
