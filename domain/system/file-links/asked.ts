import { z } from 'zod'
import { ownPage } from '#domain/kernel/own-page.ts'
import { fileLinkCategories } from '#domain/system/file-link.ts'

export const downloadsAsked = z.object({
  ...ownPage,
  category: z
    .string()
    .default('')
    .refine((code) => code === '' || Object.hasOwn(fileLinkCategories.labels, code), '没有这种下载类别')
    .describe('类别'),
  keyword: z
    .string()
    .default('')
    .transform((words) => words.slice(0, 100))
    .describe('关键词'),
})
