import { z } from 'zod'
import { prose } from '#domain/kernel/seen.ts'
import { assertion } from '#domain/system/assertion.ts'

export const openedByDevice = z.strictObject({
  id: z.uuid().describe('门禁设备'),
  reason: prose().min(2).max(200).describe('开门原因'),
  ...assertion,
})

export const toldAtDesk = z.strictObject({
  id: z.uuid().describe('开门指令'),
  state: z.enum(['confirmed', 'unconfirmed', 'refused']).describe('confirmed、unconfirmed 或 refused'),
  detail: z.string().max(100).optional().describe('说明'),
})
