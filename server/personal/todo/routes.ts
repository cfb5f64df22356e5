import { idsSent } from '#domain/kernel/ids-sent.ts'
import { accountRequest } from '#domain/system/account-request.ts'
import { ticked, todoAdded, todosAsked } from '#domain/system/todos/asked.ts'
import { todoCalls } from '#domain/system/todos/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { TodoProvider } from '#server/core/todo.ts'
import { waitingTodos } from '#server/engine/waiting/waiting-todos.ts'
import { fieldReviewTodos } from './field-reviews.ts'
import { flowTodos } from './flows.ts'
import { mustReadTodos } from './must-read.ts'
import { addTodo, ownTodos, removeTodos, tickTodo } from './own.ts'
import { profileTodos } from './profile.ts'
import { passwordTodos, secondFactorTodos } from './safety.ts'

/** What the portal itself wants of people, in the order in which it is shown. */
const own: readonly TodoProvider[] = [
  mustReadTodos,
  flowTodos,
  fieldReviewTodos,
  waitingTodos({
    resource: accountRequest,
    state: 'pending',
    may: 'approve',
    kind: '账号申请',
    title: '审核账号申请',
  }),
  passwordTodos,
  secondFactorTodos,
  profileTodos,
]

/** What is open, the college's wishes before one's own; those `ofAreas` come after what the portal itself wants. */
export const openTodos = (ofAreas: readonly TodoProvider[]) => async (call: PersonalCall) => {
  const wanted = await Promise.all([...own, ...ofAreas].map((provider) => provider(call)))
  return [...wanted.flat(), ...(await ownTodos(call, false))]
}

/** To-dos: what is `open`, or with `state=done` one's own that are done. */
export const todoRoutes = (open: ReturnType<typeof openTodos>): readonly Route[] => [
  answerCall(todoCalls.mine, todosAsked, ({ state }, call) =>
    state === 'done' ? ownTodos(call, true) : open(call),
  ),
  answerCall(todoCalls.add, todoAdded, addTodo),
  answerCall(todoCalls.tick, ticked, tickTodo),
  answerCall(todoCalls.remove, idsSent, removeTodos),
]
