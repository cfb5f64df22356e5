import { z } from 'zod'
import { mostMoved } from './moving-calls.ts'

export const movableAsked = z.object({
  id: z.uuid().describe('流程模型'),
  current: z.coerce.number().int().min(1).max(10_000).default(1).describe('页码'),
  size: z.coerce.number().int().min(1).max(200).default(50).describe('每页条数'),
})
export const casesMoved = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(mostMoved).describe('流程实例'),
})
