import { z } from 'zod'

export const countsAsked = z.object({ batchId: z.uuid().optional().describe('审核批次') })
