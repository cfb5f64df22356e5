import { z } from 'zod'

export const routesAsked = z.object({ terminal: z.string().max(20).optional().describe('mobile 为移动端') })
