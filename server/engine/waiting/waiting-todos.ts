import { sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Todo } from '#domain/system/todos/calls.ts'
import { rowsIn } from '#server/core/database/table.ts'
import type { TodoProvider } from '#server/core/todo.ts'
import { holds, scopeFilter } from '#server/engine/rows/scope.ts'

interface Waiting {
  readonly resource: AnyResource
  /** The code of `state` that waits for somebody. */
  readonly state: string
  /** Who may end the waiting, such as `update`. */
  readonly may: string
  readonly kind: string
  readonly title: string
  /** Where it is done; left out, in the list of these rows. */
  readonly path?: string
}

/** One line with how many rows of a resource wait for a decision of this person, within their reach. */
export const waitingTodos =
  ({ resource, state, may, kind, title, path }: Waiting): TodoProvider =>
  async ({ app, tenantId, actor }): Promise<readonly Todo[]> => {
    const permission = `${resource.name}:${may}`
    if (!holds(actor, permission)) return []
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count
      ${rowsIn(resource, tenantId)} and r.state = ${state}
      and ${scopeFilter(resource, actor, permission)()}`.execute(app.db)
    const count = rows[0]?.count ?? 0
    if (count === 0) return []
    const list = `/${resource.name.replace('.', '/')}?${new URLSearchParams({ 'params.state': state })}`
    return [
      {
        id: `waiting:${resource.name}`,
        kind,
        title,
        note: `${count} 条待处理`,
        due: null,
        href: path ?? list,
        doneAt: null,
      },
    ]
  }
