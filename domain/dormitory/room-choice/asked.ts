import { z } from 'zod'

export const holdAsked = z.object({ bedId: z.guid().describe('床位') })
