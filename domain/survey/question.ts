import { z } from 'zod'

const option = z.object({ value: z.string().min(1).max(40), label: z.string().min(1).max(100) })

const common = {
  /** By which answers name it. */
  id: z.string().regex(/^[a-z][\w-]{0,39}$/),
  title: z.string().min(1).max(200),
  help: z.string().max(200).optional(),
  required: z.boolean(),
}

/** One question of a survey. */
export const question = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('single'), options: z.array(option).min(2).max(20) }),
  z.object({ ...common, kind: z.literal('multiple'), options: z.array(option).min(2).max(20) }),
  z.object({ ...common, kind: z.literal('text'), max: z.number().int().min(1).max(500) }),
  z.object({
    ...common,
    kind: z.literal('number'),
    min: z.number(),
    max: z.number(),
    unit: z.string().optional(),
  }),
  z.object({ ...common, kind: z.literal('date') }),
  z.object({ ...common, kind: z.literal('yes-no') }),
])

export type Question = z.infer<typeof question>

/** The questions of a survey, each with a name of its own. */
export const questions = z
  .array(question)
  .min(1)
  .max(50)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, '题目标识不能重复')
