import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { idsSent } from '#domain/kernel/ids-sent.ts'
import type { NewTodo, ticked, todosAsked } from './asked.ts'

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

export const todoCalls = {
  /** What is open, the college's wishes before one's own; with `state=done` one's own that are done. */
  mine: defineCall<z.input<typeof todosAsked>, readonly Todo[]>({
    method: 'GET',
    path: 'base/todo/mine',
    access: 'signed-in',
    title: '我的待办',
    reply: 'list',
  }),
  add: defineCall<NewTodo, { readonly id: string }>({
    method: 'POST',
    path: 'base/todo/add',
    access: 'signed-in',
    title: '新增待办',
  }),
  /** Ticks one of the person's own, or takes the tick back. */
  tick: defineCall<z.input<typeof ticked>, void>({
    method: 'POST',
    path: 'base/todo/done',
    access: 'signed-in',
    title: '完成待办',
    reply: 'nothing',
  }),
  /** All of them or none. */
  remove: defineCall<z.input<typeof idsSent>, void>({
    method: 'POST',
    path: 'base/todo/remove',
    access: 'signed-in',
    encoding: 'form',
    title: '删除待办',
    reply: 'nothing',
  }),
}
