import { z } from 'zod'
import { prose } from '#domain/kernel/seen.ts'

/** Each row is read whole before its part is shown: few at a time. */
export const noticesAsked = z.object({
  current: z.coerce.number().int().min(1).max(1000).default(1).describe('页码'),
  size: z.coerce.number().int().min(1).max(20).default(10).describe('每页条数'),
})

export const objectionMade = z.strictObject({
  id: z.uuid().describe('流程实例'),
  step: z.string().min(1).max(64).describe('步骤'),
  text: prose().min(1).max(500).describe('异议'),
})
