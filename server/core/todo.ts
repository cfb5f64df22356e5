import type { Todo } from '#domain/system/todos/calls.ts'
import type { PersonalCall } from './route.ts'

/** An area that wants something of people says here what it wants of the one who asks. */
export type TodoProvider = (call: PersonalCall) => Promise<readonly Todo[]>
