import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'

/** The field behind a name of the form: `name`, or in a line `lines.family.0.name`. */
export function fieldAt({ fields, lines }: AnyResource, name: string): Field | undefined {
  const [first = '', group = '', , own = ''] = name.split('.')
  return first === 'lines' ? lines?.[group]?.resource.fields[own] : fields[first]
}
