import type { PersonalCall } from './route.ts'

/** Something a person is to do, wherever it comes from. */
export interface Todo {
  /** Told apart by the provider's own name before it: `own:…`. */
  readonly id: string
  /** What it is, in a word: `个人事项`. */
  readonly kind: string
  readonly title: string
  readonly note: string | null
  /** `yyyy-MM-dd`. */
  readonly due: string | null
  /** Where in the portal it is done; nothing for what the person noted for themselves. */
  readonly href: string | null
  /** Of the person's own: when it was done. */
  readonly doneAt: string | null
}

/** An area that wants something of people says here what it wants of the one who asks. */
export type TodoProvider = (call: PersonalCall) => Promise<readonly Todo[]>
