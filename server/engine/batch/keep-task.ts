import { sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type BatchTask, batchTask } from '#domain/resource/own-task.ts'
import { task } from '#domain/resource/task.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

interface Finished {
  readonly batch: string
  /** What was done, as people read it: 批量修改. */
  readonly done: string
  readonly call: BatchTask['call']
  readonly count: number
}

/** Keeps a batch among the tasks of the person who did it, from where it can be taken back later too. */
export async function keepTask(
  { db, actor }: Unit,
  resource: AnyResource,
  { batch, done, call, count }: Finished,
) {
  const label = `${done}${resource.label} ${count} 条`
  const kept: BatchTask = { batch, resource: resource.name, call, undone: false }
  const now = sql`now()`
  const row = {
    kind: batchTask,
    label,
    state: 'done',
    key: `batch/${batch}`,
    attempts: 1,
    progress: count,
    total: count,
    result: JSON.stringify(kept),
    runAt: now,
    startedAt: now,
    finishedAt: now,
    userId: sql`(select id from "system_user" where tenant_id = ${actor.tenantId} and id = ${actor.id})`,
  } as const
  await table(task, db, actor.tenantId).insert(row, { by: actor.id })
}

/** It was taken back, and is not offered again. */
export const noteTakenBack = ({ db, actor }: Unit, batch: string) =>
  table(task, db, actor.tenantId).update(
    { key: `batch/${batch}` },
    {
      result: sql`(result::jsonb || '{"undone":true}')::text`,
      ...changedBy(actor.id, sql`now()`),
    },
  )
