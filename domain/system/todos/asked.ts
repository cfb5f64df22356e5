import { z } from 'zod'
import type { Create } from '#domain/kernel/infer.ts'
import { createSchema } from '#domain/kernel/schema.ts'
import { todo } from '#domain/system/todo.ts'

export const todosAsked = z.object({ state: z.string().optional().describe('open 或 done') })

const { userId: _, ...fields } = todo.fields
const written = { name: todo.name, fields } as const

export type NewTodo = Create<typeof written>
export const todoAdded = createSchema(written)

export const ticked = z.strictObject({
  id: z.string().max(60).describe('编号'),
  done: z.boolean().describe('是否完成'),
})
