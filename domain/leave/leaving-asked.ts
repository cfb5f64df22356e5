import { z } from 'zod'

export const leavingAsked = z.object({ studentId: z.uuid().optional().describe('学生') })
