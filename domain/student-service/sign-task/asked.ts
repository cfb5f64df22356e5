import { z } from 'zod'

export const shownAsked = z.object({ id: z.uuid().optional().describe('签到任务') })
