import type { Field, FieldKind } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'

/** Kinds that say all there is to say by themselves, and in one line. */
const plain: readonly FieldKind[] = ['text', 'long-text', 'integer', 'decimal', 'date', 'choice', 'yes-no']
const searchable: readonly FieldKind[] = ['text', 'long-text', 'date']

const open = ({ secret, masked, individual }: Field) => !secret && !masked && !individual

const names = ({ fields, flow }: AnyResource, kinds: readonly FieldKind[]) =>
  Object.entries<Field>(fields)
    .filter(([name, field]) => name !== flow?.field && kinds.includes(field.kind) && open(field))
    .map(([name]) => name)

/** Fields that may stand beside a case in a list: nothing that is hidden in part from anybody. */
export const showable = (resource: AnyResource) => names(resource, plain)

/** Fields that a public notice may show: those, and by its reference the name of the student whom it is about. */
export const publishable = (resource: AnyResource): readonly string[] => {
  const { student } = resource.flow?.approval ?? {}
  return [...(student ? [student] : []), ...showable(resource)]
}

/** Fields by whose text a case may be found. */
export const findable = (resource: AnyResource) => names(resource, searchable)
