/** What one person may do with a field: not see it, see it in part, read it, write it at once or by review, or have to fill it. */
export type FieldAccess = 'hidden' | 'masked' | 'read' | 'write' | 'review' | 'required'

/** By the name of the field; what is not named is written. */
export type FieldAccesses = Readonly<Record<string, FieldAccess | undefined>>
