import { sql } from 'kysely'
import type { Todo } from '#domain/system/todos/calls.ts'
import type { TodoProvider } from '#server/core/todo.ts'
import { belongingOf } from '#server/engine/audience/audience.ts'
import { standing } from '#server/personal/notices/mine.ts'

/** Notices that the person must read and has not. */
export const mustReadTodos: TodoProvider = async ({ app, tenantId, actor }) => {
  const me = await belongingOf(app.db, tenantId, actor.id)
  const { rows } = await sql<Todo>`
    select 'notice:' || n.id as id, '必读通知' as kind, n.title, n.publisher as note, n.valid_to::text as due,
      '/personal/mynotice?notice=' || n.id as href, null as "doneAt"
    ${standing(app, tenantId, me)} and n.must_read and r.read_at is null
    order by n.published_at desc limit 20`.execute(app.db)
  return rows
}
