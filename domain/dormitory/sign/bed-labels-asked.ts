import { z } from 'zod'
import { rowsSchema } from '#domain/kernel/list-query-schema.ts'

export const bedLabelsAsked = z.strictObject({ rows: rowsSchema.describe('床位') })
