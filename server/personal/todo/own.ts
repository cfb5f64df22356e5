import { sql } from 'kysely'
import type { z } from 'zod'
import type { idsSent } from '#domain/kernel/ids-sent.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { todo } from '#domain/system/todo.ts'
import type { ticked, todoAdded } from '#domain/system/todos/asked.ts'
import type { Todo } from '#domain/system/todos/calls.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { nextRevision, table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { idsOf } from '#server/engine/rows/ids.ts'

/** Notes of one person, done ones included. */
const most = 500

/** The person's own: open ones by their due day, or done ones, the last done first. */
export async function ownTodos({ app, tenantId, actor }: PersonalCall, done: boolean) {
  const order = done ? sql`t.done_at desc, t.id desc` : sql`t.due nulls last, t.created_at desc, t.id desc`
  const { rows } = await sql<Todo>`
    select 'own:' || t.id as id, '个人事项' as kind, t.title, t.note, t.due::text as due, null as href,
      ${momentOf('t.done_at')} as "doneAt"
    from system_todo t where t.tenant_id = ${tenantId} and t.user_id = ${actor.id}
      and (t.done_at is not null) = ${done} order by ${order} limit 200`.execute(app.db)
  return rows
}

export async function addTodo(input: z.output<typeof todoAdded>, { app, tenantId, actor }: PersonalCall) {
  const total = await table(todo, app.db, tenantId).count({ userId: actor.id })
  if (total >= most)
    refuse({
      type: 'invalid',
      message: phrase('待办最多 {{count}} 条，请先清理已完成的待办', { count: most }),
    })
  const row = stamps(tenantId, actor.id)
  await app.db
    .insertInto('system_todo')
    .values({
      ...row,
      user_id: actor.id,
      title: input.title,
      note: input.note ?? null,
      due: input.due ?? null,
      created_at: app.now(),
    })
    .execute()
  return { id: `own:${row.id}` }
}

const bare = (id: string) => id.replace(/^own:/, '')

/** Ticks one of the person's own, or takes the tick back. */
export async function tickTodo(
  { id, done }: z.output<typeof ticked>,
  { app, tenantId, actor }: PersonalCall,
) {
  const [own = ''] = idsOf(bare(id))
  const rows = await table(todo, app.db, tenantId).update(
    [{ userId: actor.id }, sql`id::text = ${own}`],
    { doneAt: done ? app.now() : null, revision: nextRevision, updatedAt: app.now() },
    ['id'],
  )
  if (rows.length === 0) refuse({ type: 'not-found' })
}

export async function removeTodos(given: z.output<typeof idsSent>, { app, tenantId, actor }: PersonalCall) {
  const ids = idsOf(given.ids.replaceAll('own:', ''))
  if (ids.length === 0) refuse({ type: 'invalid', message: '没有获取到要删除的数据！' })
  await app.db.transaction().execute(async (db) => {
    const rows = await table(todo, db, tenantId).remove({ userId: actor.id, id: ids }, ['id'])
    if (rows.length !== ids.length) refuse({ type: 'not-found' })
  })
}
