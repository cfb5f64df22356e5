import { z } from 'zod'

export const appliedAsked = z.object({ state: z.string().optional().describe('办理状态') })
