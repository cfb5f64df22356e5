import { z } from 'zod'

export const infoConfirmed = z.strictObject({ id: z.uuid().describe('本人的核对事项') })
