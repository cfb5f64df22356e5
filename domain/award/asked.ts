import { z } from 'zod'

export const rankingAsked = z.object({
  batchId: z.uuid().optional().describe('评选批次'),
  departmentId: z.uuid().optional().describe('院系'),
})

export const allotAsked = z.strictObject({
  id: z.uuid().describe('名额'),
  places: z.number().int().min(0).max(100_000).describe('名额'),
})

export const fileAsked = z.object({ id: z.uuid().describe('发放方案') })
