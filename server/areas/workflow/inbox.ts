import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#domain/kernel/page.ts'
import type { inboxAsked } from '#domain/workflow/asked.ts'
import type { InboxItem } from '#domain/workflow/calls.ts'
import { page } from '#server/core/answer.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { called } from '#server/engine/rows/called.ts'
import { containing } from '#server/engine/rows/containing.ts'
import { factsFor, formSays } from './form-fields.ts'
import { unitOf } from './who-acts.ts'

type Asked = z.output<typeof inboxAsked>
type Box = Asked['box']

const decided = sql`('approved', 'rejected', 'returned', 'handed-back')`

/** Of each box: the rows that make a case one's own, known as `m`, and the moment by which they are in order. */
const boxes: Readonly<Record<Box, (userId: string) => { mine: RawBuilder<unknown>; at: string }>> = {
  todo: (userId) => ({
    mine: sql`(select tenant_id, case_id, task, kind, opened_at as at, due_at, true as read from workflow_task
      where person_id = ${userId} and state = 'open')`,
    at: 'm.at',
  }),
  done: (userId) => ({
    mine: sql`(select distinct on (tenant_id, case_id) tenant_id, case_id, task, null::text as kind, closed_at as at,
      null::timestamptz as due_at, true as read from workflow_task where person_id = ${userId} and state in ${decided}
      order by tenant_id, case_id, closed_at desc)`,
    at: 'm.at',
  }),
  mine: (userId) => ({
    mine: sql`(select tenant_id, id as case_id, null::text as task, null::text as kind, started_at as at, null::timestamptz as due_at,
      true as read from workflow_case where starter_id = ${userId})`,
    at: 'm.at',
  }),
  cc: (userId) => ({
    mine: sql`(select tenant_id, case_id, null::text as task, null::text as kind, at, null::timestamptz as due_at, read_at is not null as read
      from workflow_copy where person_id = ${userId})`,
    at: 'm.at',
  }),
}

/** One page of a box, what waits longest first, of the others the latest first. */
export async function inboxOf(asked: Asked, call: PersonalCall): Promise<Page<InboxItem>> {
  const { app, tenantId, actor } = call
  const { box, current, size, search, model } = asked
  const { mine, at } = boxes[box](actor.id)
  const own = sql`where m.tenant_id = ${tenantId}`
  const found = sql`from ${mine} m
    join ${behind('workflow_case c', 'm.case_id')}
    join ${behind('workflow_model w', 'c.model_id')}
    left join ${behind('base_student s', 'c.student_id')}
    left join ${behind('base_class k', 's.class_id')}
    join ${behind('system_user u', 'c.starter_id')}
    ${own} ${search ? sql`and (${containing(sql`c.title`, search)} or ${called('s', search)} or ${await formSays(unitOf(call), search)})` : sql``}
      ${model ? sql`and w.code = ${model}` : sql``}`
  // Every case has its process and who began it, so that only what is looked for within them makes them worth a join.
  const counted = search || model ? found : sql`from ${mine} m ${own}`
  const order = box === 'todo' ? sql`m.due_at nulls last, m.at, c.id` : sql`m.at desc, c.id desc`
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<Omit<InboxItem, 'facts'>>`select c.id, c.resource, c.title, w.title as model,
      s.name || coalesce(' · ' || k.name, '') as student, c.row_id as "rowId", c.state, c.step, u.name as starter,
      ${momentOf(at)} as at, ${momentOf('m.due_at')} as "dueAt", m.task, m.kind, m.read
    ${found} order by ${order} limit ${size} offset ${(current - 1) * size}`.execute(app.db),
    sql<{ total: number }>`select count(*)::integer as total ${counted}`.execute(app.db),
  ])
  const facts = await factsFor(unitOf(call), rows)
  const items = rows.map((row) => ({ ...row, facts: facts.get(row.rowId) ?? {} }))
  return page(items, counts[0]?.total ?? 0, size, current)
}
