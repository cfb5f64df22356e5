import { z } from 'zod'

const points = (label: string, most: number) => z.number().min(0).max(most).multipleOf(0.01).describe(label)

/** How each type is to count. */
export const rulesAsked = z.object({
  rules: z
    .array(
      z.object({
        id: z.guid().describe('测评类型'),
        weight: points('权重（%）', 100),
        base: points('基础分', 1000),
        cap: points('封顶分', 1000),
      }),
    )
    .min(1)
    .max(20)
    .describe('测评类型'),
})
