import { z } from 'zod'

/** What is asked of the time that the steps of a process take: its model, and over how many days back. */
export const durationsAsked = z.object({
  id: z.uuid().describe('流程模型'),
  days: z.coerce.number().int().min(1).max(730).describe('最近天数'),
})
