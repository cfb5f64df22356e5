/** A fault of one field, by the path of its name: `contacts.0.phone`. */
export interface Fault {
  readonly name: string
  readonly message: string
}

const isFault = (value: object): value is { type: unknown; message?: unknown } =>
  'type' in value && (typeof value.type === 'string' || typeof value.type === 'number')

/** All faults in the errors of a form, however deep. What concerns the form as a whole (`root`) is none of them. */
export const faultsOf = (errors: object, path = ''): Fault[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'root' || key === 'ref') return []
    const name = path ? `${path}.${key}` : key
    return isFault(value)
      ? [{ name, message: typeof value.message === 'string' ? value.message : '' }]
      : faultsOf(value, name)
  })
