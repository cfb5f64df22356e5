import { z } from 'zod'

export const userAsked = z.object({ userId: z.guid().describe('用户编号') })

/** What pickers of a user's authorisation are asked by. */
export const partsAsked = z.object({
  of: z.enum(['departments', 'classes', 'buildings']).describe('范围'),
  keyword: z.string().max(200).optional().describe('搜索'),
  ids: z.string().max(20_000).optional().describe('编号，以逗号分隔'),
})

const ids = z.array(z.uuid()).max(500)

/** What a user holds from now on, of what the giver reaches. */
export const authorised = z.strictObject({
  userId: z.uuid().describe('用户'),
  revision: z.number().int().describe('版本'),
  roleIds: ids.describe('角色'),
  departments: ids.describe('部门'),
  classes: ids.describe('班级'),
  buildings: ids.describe('楼栋'),
  grades: z.array(z.number().int().min(2000).max(2100)).max(50).describe('年级'),
})
