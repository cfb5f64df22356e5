import type { PersonalCall, Route } from '#server/core/route.ts'
import { fieldReviewTodos } from './field-reviews.ts'
import { mustReadTodos } from './must-read.ts'
import { addTodo, ownTodos, removeTodos, tickTodo } from './own.ts'
import { profileTodos } from './profile.ts'
import { passwordTodos, secondFactorTodos } from './safety.ts'
import type { TodoProvider } from './todo.ts'

/** Who wants something of people, in the order in which it is shown. An area adds its own line here. */
const providers: readonly TodoProvider[] = [
  mustReadTodos,
  fieldReviewTodos,
  passwordTodos,
  secondFactorTodos,
  profileTodos,
]

/** What is open, the college's wishes before one's own; with `state=done` one's own that are done. */
async function mine(call: PersonalCall) {
  if (call.c.req.query('state') === 'done') return ownTodos(call, true)
  const wanted = await Promise.all(providers.map((provider) => provider(call)))
  return [...wanted.flat(), ...(await ownTodos(call, false))]
}

export const todoRoutes: readonly Route[] = [
  { method: 'GET', path: 'base/todo/mine', access: 'signed-in', answer: mine },
  { method: 'POST', path: 'base/todo/add', access: 'signed-in', answer: addTodo },
  { method: 'POST', path: 'base/todo/done', access: 'signed-in', answer: tickTodo },
  { method: 'POST', path: 'base/todo/remove', access: 'signed-in', answer: removeTodos },
]
