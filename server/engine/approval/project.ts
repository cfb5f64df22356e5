import { sql } from 'kysely'
import { workflowCase } from '#domain/workflow/case.ts'
import { workflowCopy } from '#domain/workflow/copy.ts'
import { workflowNotice } from '#domain/workflow/notice.ts'
import { workflowTask } from '#domain/workflow/task.ts'
import { everyStep } from '#domain/workflow/tree.ts'
import type { Task } from '#machines/approval/approval.case.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import type { KeptCase } from './store.ts'

const over: readonly string[] = ['approved', 'rejected', 'withdrawn', 'terminated', 'void']

/** Moments of a case are written as people read them, in the school's zone. */
const zoned = (moment: string | null | undefined) => (moment ? `${moment}+08:00` : null)

/** Brings the tables by which people find cases to what the events of this one come to. */
export async function project(unit: Unit, kept: KeptCase): Promise<void> {
  await projectTasks(unit, kept)
  await projectCopies(unit, kept)
  await projectNotices(unit, kept)
  const { db, app, actor } = unit
  const { value: state, context: of } = kept.found
  const open = new Set([
    ...of.tasks.flatMap(({ state, step, past }) => (state === 'open' && !past ? [step] : [])),
    ...openNotices(kept).map(({ step }) => step),
  ])
  const titles = everyStep(kept.definition.steps).filter(({ id }) => open.has(id))
  const step =
    titles
      .map(({ title }) => title)
      .join('、')
      .slice(0, 200) || null
  const now = app.now().toISOString()
  // A case that is over already, and is read or copied, ended when it did.
  const ended = over.includes(state)
    ? sql`case when state = ${state} and ended_at is not null then ended_at else ${now}::timestamptz end`
    : sql`null::timestamptz`
  await table(workflowCase, db, actor.tenantId).update(
    { id: kept.id },
    {
      state,
      step,
      version: kept.version,
      length: of.length,
      endedAt: ended,
      hours: sql`round(extract(epoch from ${ended} - started_at)::numeric / 3600, 1)`,
      ...changedBy(actor.id, now),
    },
  )
}

async function projectTasks({ db, app, actor }: Unit, { id, definition, found }: KeptCase) {
  const { tenantId } = actor
  const { value: state, context: of } = found
  const titles = new Map(everyStep(definition.steps).map((step) => [step.id, step.title]))
  const running = state === 'reviewing'
  const rows = of.tasks
    .filter(({ past, opened }) => !past && opened)
    .map((task) => ({
      id: newId(),
      caseId: id,
      task: task.id,
      step: task.step,
      stepTitle: titles.get(task.step) ?? task.step,
      personId: task.person.id,
      actsForId: task.actsFor?.id ?? null,
      kind: task.kind,
      state: task.state === 'open' && !running ? 'waiting' : task.state,
      openedAt: zoned(task.opened),
      dueAt: zoned(lastOf(task)?.due),
      closedAt: zoned(task.at),
    }))
  await table(workflowTask, db, tenantId).remove({ caseId: id })
  await insertRows(db, workflowTask, tenantId, rows, { by: actor.id, at: app.now() })
}

/** What stands in public: nothing of a case that stands still. */
const openNotices = ({ found: { value, context } }: KeptCase) =>
  Object.entries(context.steps).flatMap(([step, record]) =>
    value === 'reviewing' && record.kind === 'notice' && record.state === 'open' && !record.over
      ? [{ step, until: record.until }]
      : [],
  )

async function projectNotices({ db, app, actor }: Unit, kept: KeptCase) {
  if (!everyStep(kept.definition.steps).some(({ kind }) => kind === 'notice')) return
  await sql`delete from workflow_notice where tenant_id = ${actor.tenantId} and case_id = ${kept.id}`.execute(
    db,
  )
  const rows = openNotices(kept).map(({ step, until }) => ({
    id: newId(),
    caseId: kept.id,
    step,
    until: zoned(until),
  }))
  await insertRows(db, workflowNotice, actor.tenantId, rows, { by: actor.id, at: app.now() })
}

const lastOf = ({ deadlines }: Task) => deadlines.at(-1)

/** Only the new ones: whether somebody has read one is theirs to say. */
async function projectCopies({ db, app, actor }: Unit, { id, found }: KeptCase) {
  const { tenantId } = actor
  const rows = await table(workflowCopy, db, tenantId).list({ caseId: id }, ['personId'])
  const known = new Set(rows.map(({ personId }) => personId))
  const latest = new Map(found.context.copies.map((copy) => [copy.person.id, copy]))
  const fresh = [...latest.values()]
    .filter(({ person }) => !known.has(person.id))
    .map(({ person, at }) => ({ id: newId(), caseId: id, personId: person.id, at: zoned(at), readAt: null }))
  await insertRows(db, workflowCopy, tenantId, fresh, { by: actor.id, at: app.now() })
}
