import { files } from '#domain/kernel/fields.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { proofLimit } from '#domain/system/field-review.ts'

/** The form of one's own row: its fields, and the proof that is sent with a change and kept with its review. */
export const withProof = (resource: AnyResource): AnyResource => ({
  ...resource,
  fields: {
    ...resource.fields,
    proof: files('证明材料', { ...proofLimit, help: '户口簿、证件等的照片或扫描件' }),
  },
})
