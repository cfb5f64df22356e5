import { z } from 'zod'

export const holdAsked = z.object({ bedId: z.guid().describe('床位') })

export const offerAsked = z.object({ quotaId: z.guid().optional().describe('选房安排；不填为第一个') })
