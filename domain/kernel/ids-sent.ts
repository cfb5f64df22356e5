import { z } from 'zod'

/** The rows that a call is about, `a,b`. Which of them are ids is judged where they are read. */
export const idsSent = z.object({ ids: z.string().default('').describe('编号，逗号分隔') })
