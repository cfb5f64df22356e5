import { sql } from 'kysely'
import { areas, resources } from '#domain/index.ts'
import type { Todo } from '#domain/system/todos/calls.ts'
import { quoted } from '#server/core/database/names.ts'
import type { TodoProvider } from '#server/core/todo.ts'
import { permissionOf } from '#server/engine/reviews/decide.ts'
import { holds, scopeFilter } from '#server/engine/rows/scope.ts'

/** Where changes of a resource are reviewed. */
const screenOf = (name: string) =>
  areas
    .flatMap(({ screens }) => screens)
    .find(
      ({ resource, access }) =>
        resource === name && Object.values(access).some((verbs) => verbs?.includes('review')),
    )?.path ?? ''

/** Changes that wait for this person's decision: one line for each kind of row, with how many. */
export const fieldReviewTodos: TodoProvider = async ({ app, tenantId, actor }) => {
  const mine = resources.filter(({ name, own }) => own && holds(actor, permissionOf(name)))
  const each = await Promise.all(
    mine.map(async (resource): Promise<Todo[]> => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count
        from system_field_review f where f.tenant_id = ${tenantId} and f.resource = ${resource.name}
        and f.state = 'pending' and f.user_id <> ${actor.id}
        and exists (select from ${sql.raw(quoted(resource.name))} r where r.tenant_id = f.tenant_id
          and r.id::text = f.row_id and ${scopeFilter(resource, actor, permissionOf(resource.name))()})`.execute(
        app.db,
      )
      const count = rows[0]?.count ?? 0
      if (count === 0) return []
      return [
        {
          id: `review:${resource.name}`,
          kind: '信息审核',
          title: `审核${resource.label}信息更新`,
          note: `${count} 条待审核`,
          due: null,
          href: `/${screenOf(resource.name)}`,
          doneAt: null,
        },
      ]
    }),
  )
  return each.flat()
}
