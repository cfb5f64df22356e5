import { isPath } from '#domain/kernel/through.ts'
import type { FieldAccess } from '../secret-field.ts'

/**
 * Whether a list may be asked by a field that a person has this access to. By what is hidden nobody asks. What is shown in
 * part is asked for by the whole of it, but not where it stands in another row.
 */
export const mayAskBy = (name: string, access: FieldAccess | undefined, isMasked: boolean): boolean =>
  access !== 'hidden' && !(isPath(name) && isMasked)
