import { sql } from 'kysely'
import type { Todo } from '#domain/system/todos/calls.ts'
import { behind } from '#server/core/database/table.ts'
import type { TodoProvider } from '#server/core/todo.ts'

/** Cases that wait for this person, those whose deadline is nearest first. */
export const approvalTodos: TodoProvider = async ({ app, tenantId, actor }) => {
  const { rows } = await sql<Todo>`select 'case:' || t.task as id, t.step_title as kind, c.title,
      null as note, t.due_at::date::text as due, '/personal/usertodo?case=' || c.id as href, null as "doneAt"
    from workflow_task t join ${behind('workflow_case c', 't.case_id')}
    where t.tenant_id = ${tenantId} and t.person_id = ${actor.id} and t.state = 'open'
    order by t.due_at nulls last, t.opened_at limit 50`.execute(app.db)
  return rows
}
