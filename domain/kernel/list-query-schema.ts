import { z } from 'zod'
import { byKey } from './by-key.ts'
import { conditionSchema } from './condition-schema.ts'
import type { ListQuery, Rows } from './list-query.ts'

export const listQuerySchema: z.ZodType<ListQuery> = z.strictObject({
  filters: z.record(z.string().max(64), z.string().max(2000)).optional(),
  condition: conditionSchema.optional(),
  sort: z.array(z.string().max(64)).max(5).optional(),
})

export const rowsSchema: z.ZodType<Rows> = byKey({
  ids: z.strictObject({ ids: z.array(z.uuid()).min(1).max(1000) }),
  matching: z.strictObject({ matching: listQuerySchema }),
})
