import type { PersonalCall, Route } from '#server/core/route.ts'
import type { TodoProvider } from '#server/core/todo.ts'
import { fieldReviewTodos } from './field-reviews.ts'
import { mustReadTodos } from './must-read.ts'
import { addTodo, ownTodos, removeTodos, tickTodo } from './own.ts'
import { profileTodos } from './profile.ts'
import { passwordTodos, secondFactorTodos } from './safety.ts'

/** What the portal itself wants of people, in the order in which it is shown. */
const own: readonly TodoProvider[] = [
  mustReadTodos,
  fieldReviewTodos,
  passwordTodos,
  secondFactorTodos,
  profileTodos,
]

/** What is open, the college's wishes before one's own; with `state=done` one's own that are done. */
const mine = (providers: readonly TodoProvider[]) => async (call: PersonalCall) => {
  if (call.c.req.query('state') === 'done') return ownTodos(call, true)
  const wanted = await Promise.all(providers.map((provider) => provider(call)))
  return [...wanted.flat(), ...(await ownTodos(call, false))]
}

/** To-dos; `ofAreas` are shown after what the portal itself wants. */
export const todoRoutes = (ofAreas: readonly TodoProvider[]): readonly Route[] => [
  { method: 'GET', path: 'base/todo/mine', access: 'signed-in', answer: mine([...own, ...ofAreas]) },
  { method: 'POST', path: 'base/todo/add', access: 'signed-in', answer: addTodo },
  { method: 'POST', path: 'base/todo/done', access: 'signed-in', answer: tickTodo },
  { method: 'POST', path: 'base/todo/remove', access: 'signed-in', answer: removeTodos },
]
