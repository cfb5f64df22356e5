import { z } from 'zod'
import { line } from '#domain/kernel/seen.ts'

export const exportLogged = z.object({
  menuCode: line().min(1).max(100).describe('菜单代码'),
  menuTitle: line().min(1).max(100).describe('菜单名称'),
  fileList: z
    .union([z.string().max(2000), z.array(z.string().max(64)).max(50)])
    .describe('文件编号，逗号分隔'),
})
