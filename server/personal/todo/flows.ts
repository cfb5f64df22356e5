import { sql } from 'kysely'
import { areas, resources } from '#domain/index.ts'
import type { Action } from '#domain/kernel/action.ts'
import type { Flow, Waiting } from '#domain/kernel/flow.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Todo } from '#domain/system/todos/calls.ts'
import type { Actor } from '#server/core/app-context.ts'
import { rowsIn } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import type { TodoProvider } from '#server/core/todo.ts'
import { namesActor } from '#server/engine/flow/is-for.ts'
import { columnOf } from '#server/engine/rows/columns.ts'
import { holds, scopeFilter } from '#server/engine/rows/scope.ts'

/** What of a flow waits for somebody: a state, and the act that is expected in it. */
interface Expected extends Waiting {
  readonly resource: AnyResource
  readonly flow: Flow
  readonly state: string
}

const expected: readonly Expected[] = resources.flatMap((resource) => {
  const { flow } = resource
  return Object.entries(flow?.waiting ?? {}).map(([state, waiting]) => ({
    ...waiting,
    resource,
    flow: flow as Flow,
    state,
  }))
})

/** Where an act is done: the first screen on which some role may do it. */
const screenOf = ({ name }: AnyResource, act: string) =>
  areas
    .flatMap(({ screens }) => screens)
    .find(
      ({ resource, access }) =>
        resource === name && Object.values(access).some((acts) => acts?.includes(act)),
    )

/** Rows in which the actor is expected to act: one line for each state of each process, with how many. */
export const flowTodos: TodoProvider = async (call) => {
  const mine = expected.filter(({ resource, act }) => holds(call.actor, `${resource.name}:${act}`))
  return (await Promise.all(mine.map((each) => waiting(call, each)))).flat()
}

async function waiting({ app, tenantId, actor }: PersonalCall, what: Expected): Promise<readonly Todo[]> {
  const { resource, flow, state, act, title } = what
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    ${rowsIn(resource, tenantId)}
      and ${sql.raw(columnOf(flow.field))} = ${state} and ${forActor(what, actor)}
      and ${scopeFilter(resource, actor, `${resource.name}:${act}`)()}`.execute(app.db)
  const count = rows[0]?.count ?? 0
  const screen = screenOf(resource, act)
  if (count === 0 || !screen) return []
  const href = `/${screen.path}?params.${flow.field}=${state}`
  return [
    {
      id: `flow:${resource.name}:${state}`,
      kind: resource.label,
      title,
      note: `${count} 条待处理`,
      due: null,
      href,
      doneAt: null,
    },
  ]
}

const forActor = ({ flow, act }: Expected, actor: Actor) => namesActor(flow.actions[act] as Action, actor)
