import { z } from 'zod'
import { ownPage } from '#domain/kernel/own-page.ts'
import { prose } from '#domain/kernel/seen.ts'

const resource = z.string().default('').describe('数据')

export const reviewsAsked = z.object({
  ...ownPage,
  resource,
  state: z.string().optional().describe('pending 待审核，handled 已处理'),
})

export const reviewsOfRow = z.object({ resource, rowId: z.string().default('').describe('记录编号') })

const ids = z.array(z.uuid()).min(1).max(100).describe('编号')

export const passing = z.strictObject({ ids, reason: prose().max(500).optional().describe('意见') })

/** Beside the ids, what the form of turning down asks for. */
export const refusing = z.looseObject({ ids })
