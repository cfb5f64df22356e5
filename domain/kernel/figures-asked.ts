import { z } from 'zod'

/** What a figure is compared with: the time before of the same length, or the same days a year ago. */
const comparisons = ['none', 'before', 'year'] as const
export type Comparison = (typeof comparisons)[number]

const word = z.string().max(100).optional()

/** What is asked of figures, beside the filters of the resource's list. Days are `yyyy-MM-dd`, both counted. */
export const figuresAsked = z.looseObject({
  by: word.describe('分组'),
  /** A second group, side by side. */
  across: word.describe('第二分组'),
  from: word.describe('开始日期'),
  to: word.describe('结束日期'),
  /** The day on which rows hold, in place of `from` and `to`. */
  on: word.describe('日期'),
  compare: z.enum(comparisons).optional().describe('对比'),
})
