import { z } from 'zod'

const processType = z.string().min(1).max(64).describe('流程编码')

export const taskSelectAsked = z.object({ processType })
export const myTaskSelectAsked = z.object({
  processType,
  /** Steps of counsellors too, whatever people they wait for: `1` or `true`. */
  isShowFdyTask: z.enum(['0', '1', 'true', 'false']).default('0').describe('包含辅导员任务'),
})
