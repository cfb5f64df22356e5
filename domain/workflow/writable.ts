import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'

/** Whether a step may let its approvers write a field: what people fill in, but not whom the application is about. */
export function isWritable({ fields, flow }: AnyResource, name: string): boolean {
  const field: Field | undefined = fields[name]
  return (
    field !== undefined && field.presence !== 'system' && !field.secret && name !== flow?.approval?.student
  )
}
