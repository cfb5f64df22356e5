import { z } from 'zod'
import { oneId } from '#domain/kernel/one-id.ts'
import { ownPage } from '#domain/kernel/own-page.ts'
import { noticeCategories } from '#domain/system/notice.ts'

const words = (most: number) =>
  z
    .string()
    .default('')
    .transform((text) => text.slice(0, most))
    .describe('关键词')
const unread = z.string().optional().describe('1 只要未读的')

export const noticesAsked = z.object({
  ...ownPage,
  category: z
    .string()
    .default('')
    .refine((code) => code === '' || Object.hasOwn(noticeCategories.labels, code), '没有这种公告类别')
    .describe('公告类别'),
  unread,
  keyword: words(100),
})

const list = (title: string) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.slice(0, 4000) ?? null)
    .describe(title)

export const audienceAsked = z.object({
  toEverybody: z
    .boolean()
    .nullish()
    .transform((all) => all === true)
    .describe('面向全体'),
  toRoles: list('面向角色'),
  toDepartments: list('面向部门'),
  toClasses: list('面向班级'),
  toPersons: list('面向人员'),
})

export const receiptsAsked = oneId.extend({ ...ownPage, unread, keyword: words(64) })

export const peopleAsked = z.object({
  ids: z.string().default('').describe('编号，逗号分隔'),
  keyword: words(64),
})
