import { z } from 'zod'
import { type Condition, isCondition, isCountable, mostComparisons } from './condition.ts'
import { phrase } from './phrase.ts'

/** A condition as it arrives from outside, see `isCondition`. */
export const conditionSchema: z.ZodType<Condition> = z
  .unknown()
  .refine(isCountable, {
    message: phrase('条件不能超过 {{count}} 个', { count: mostComparisons }),
    abort: true,
  })
  .refine(isCondition, '筛选条件不正确') as unknown as z.ZodType<Condition>
