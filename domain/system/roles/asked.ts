import { z } from 'zod'

const missing = '缺少必要的请求参数: roleId'
export const menusHeld = z.object({ roleId: z.uuid(missing).describe('角色编号') })

const roleId = z.uuid().describe('角色编号')
const change = (most: number) =>
  z.strictObject({
    roleId,
    add: z.array(z.uuid()).max(most).describe('授予'),
    remove: z.array(z.uuid()).max(most).describe('收回'),
  })

export const menusChanged = change(5000)
export const holdersChanged = change(1000)

export const usersAsked = z.object({
  roleId,
  search: z.string().max(60).optional().describe('搜索'),
  departmentId: z.uuid().optional().describe('部门'),
  current: z.coerce.number<string | number>().int().min(1).max(100_000).default(1).describe('页码，从 1 起'),
  size: z.coerce.number<string | number>().int().min(1).max(100).default(20).describe('每页条数'),
})
