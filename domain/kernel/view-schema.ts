import { z } from 'zod'
import { conditionSchema } from './condition-schema.ts'
import type { View } from './view.ts'

const name = z.string().min(1).max(64)

export const viewSchema: z.ZodType<View> = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        name,
        width: z.number().int().min(40).max(2000).optional(),
        pinned: z.enum(['start', 'end']).optional(),
      }),
    )
    .max(100),
  sort: z.array(name).max(5),
  filters: z.record(name, z.string().max(2000)),
  condition: conditionSchema.optional(),
  density: z.enum(['compact', 'default', 'touch']).optional(),
  size: z.number().int().min(1).max(1000).optional(),
  figures: z.record(name, z.string().max(100)).optional(),
})
