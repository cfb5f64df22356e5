import { z } from 'zod'

export const roundAsked = z.object({ buildingId: z.guid().describe('楼栋') })
