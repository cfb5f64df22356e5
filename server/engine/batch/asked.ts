import { z } from 'zod'
import { rowsSchema } from '#domain/kernel/list-query-schema.ts'
import { prose } from '#domain/kernel/seen.ts'

const common = {
  rows: rowsSchema,
  /** How many rows a preview has shown; when there are others by now, nothing is done. */
  expected: z.number().int().optional(),
  /** `all`: every row or none; `good`: those that can be, and why the others cannot. */
  only: z.enum(['all', 'good']).default('all'),
  /** Says what would come of it, and does nothing. */
  preview: z.boolean().default(false),
}

export const batchUpdateSchema = z.strictObject({
  ...common,
  changes: z.record(z.string().max(64), z.unknown()),
  reason: prose().max(200).optional(),
})

export const batchRemoveSchema = z.strictObject(common)
/** What else the body says are answers, which the action checks itself. */
export const batchActSchema = z.looseObject({ rows: common.rows, expected: common.expected })
export const undoSchema = z.strictObject({ batch: z.uuid() })
