import { z } from 'zod'
import { stepsSchema } from './definition-schema.ts'

const id = z.uuid().describe('流程模型')

export const modelAsked = z.object({ id })
export const versionAsked = z.object({ id, version: z.coerce.number().int().min(1).describe('版本') })
export const draftSaved = z.strictObject({
  id,
  revision: z.number().int().describe('修改次数'),
  steps: stepsSchema.describe('步骤'),
})
export const modelPublished = z.strictObject({
  id,
  revision: z.number().int().describe('修改次数'),
  note: z.string().trim().max(200).describe('版本说明'),
})
export const modelSimulated = z.strictObject({
  id,
  steps: stepsSchema.describe('步骤'),
  studentId: z.uuid().describe('学生'),
  /** Of the form, by field: see simulation-form.ts. */
  values: z.record(z.string().max(64), z.unknown()).describe('表单内容'),
})
