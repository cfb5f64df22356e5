import type { sourceKinds } from './words.ts'

/** A person as the log keeps them: the name is the one they had then. */
export interface Person {
  readonly id: string
  readonly name: string
}

type PlainKind = Exclude<keyof typeof sourceKinds.labels, 'role' | 'users' | 'field'>

/** Where the people of a step come from. */
export type Source =
  | { readonly kind: 'role'; readonly role: string }
  | { readonly kind: 'users'; readonly ids: readonly string[] }
  /** A field of the form that names a user, or a teacher: then it is the teacher's account. */
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: PlainKind }
