import { sql } from 'kysely'
import { belongingOf } from '#server/audience/audience.ts'
import { standing } from '#server/notices/mine.ts'
import type { Todo, TodoProvider } from './todo.ts'

/** Notices that the person must read and has not. */
export const mustReadTodos: TodoProvider = async ({ house, tenantId, person }) => {
  const me = await belongingOf(house.db, tenantId, person.id)
  const { rows } = await sql<Todo>`
    select 'notice:' || n.id as id, '必读通知' as kind, n.title, n.publisher as note, n.valid_to::text as due,
      '/personal/mynotice?notice=' || n.id as href, null as "doneAt"
    ${standing(house, tenantId, me)} and n.must_read and r.read_at is null
    order by n.published_at desc limit 20`.execute(house.db)
  return rows
}
