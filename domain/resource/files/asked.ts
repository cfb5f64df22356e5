import { z } from 'zod'
import { codeSchema } from '#domain/kernel/code-schema.ts'
import { buckets } from '#domain/resource/attachment.ts'

export const filesAsked = z.object({ ids: z.string().default('').describe('文件编号，逗号分隔') })

export const linkAsked = z.object({
  fileId: z.string().default('').describe('文件编号'),
  disposition: z.string().optional().describe('inline 打开，attachment 下载'),
})

export const uploadBegun = z.strictObject({
  name: z.string().min(1).max(1000).describe('文件名'),
  size: z.int().min(1).describe('字节数'),
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('文件的 SHA-256'),
  bucket: codeSchema(buckets).default('private').describe('存储桶'),
})
