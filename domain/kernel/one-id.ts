import { z } from 'zod'

/** The one row that a call is about. */
export const oneId = z.object({ id: z.guid().describe('编号') })
