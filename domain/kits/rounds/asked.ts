import { z } from 'zod'

export const progressAsked = z.object({ roundId: z.uuid().optional().describe('批次') })

export const urgeAsked = z.strictObject({
  roundId: z.uuid().describe('批次'),
  groupIds: z.array(z.uuid()).max(500).optional().describe('班级（教职工为部门），默认管理范围内的全部'),
})
