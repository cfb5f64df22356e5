import { z } from 'zod'
import { prose } from '#domain/kernel/seen.ts'

export const questionAsked = z.strictObject({
  words: prose().min(1, '请输入问题').max(200, '问题不能超过 200 个字').describe('问题'),
})

export const wordsSearched = z.object({
  words: z
    .string()
    .default('')
    .transform((words) => words.trim().slice(0, 100))
    .describe('搜索词'),
})
