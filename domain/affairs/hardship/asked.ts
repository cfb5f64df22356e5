import { z } from 'zod'
import { prose } from '#domain/kernel/seen.ts'

export const treeAsked = z.object({ batchId: z.uuid().optional().describe('认定批次') })

export const distributeAsked = z.strictObject({ batchId: z.uuid().describe('认定批次') })

const places = z.number().int().min(0).max(100_000).describe('名额')

export const allotAsked = z.strictObject({ id: z.uuid().describe('单位'), places })

export const lendAsked = z.strictObject({
  fromId: z.uuid().describe('调出班级'),
  toId: z.uuid().describe('调入班级'),
  places: places.min(1),
  reason: prose().min(1).max(200).describe('调剂原因'),
})
