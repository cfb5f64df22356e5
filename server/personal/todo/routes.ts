import type { z } from 'zod'
import { ticked, todoAdded, todosAsked } from '#domain/system/todos/asked.ts'
import { todoCalls } from '#domain/system/todos/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
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
const mine =
  (providers: readonly TodoProvider[]) =>
  async ({ state }: z.output<typeof todosAsked>, call: PersonalCall) => {
    if (state === 'done') return ownTodos(call, true)
    const wanted = await Promise.all(providers.map((provider) => provider(call)))
    return [...wanted.flat(), ...(await ownTodos(call, false))]
  }

/** To-dos; `ofAreas` are shown after what the portal itself wants. */
export const todoRoutes = (ofAreas: readonly TodoProvider[]): readonly Route[] => [
  answerCall(todoCalls.mine, todosAsked, mine([...own, ...ofAreas])),
  answerCall(todoCalls.add, todoAdded, addTodo),
  answerCall(todoCalls.tick, ticked, tickTodo),
  {
    method: 'POST',
    path: 'base/todo/remove',
    access: 'signed-in',
    title: '删除待办',
    form: { ids: '*编号，逗号分隔' },
    reply: 'nothing',
    answer: removeTodos,
  },
]
