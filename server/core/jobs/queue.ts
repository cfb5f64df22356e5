import { sql } from 'kysely'
import { task } from '#domain/resource/task.ts'
import type { Database } from '#server/core/app-context.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import { wakeWorkers } from './wake.ts'

export interface NewTask {
  readonly tenantId: string
  readonly kind: string
  /** As people call it: `导出学生信息`. */
  readonly label: string
  readonly params: object
  /** The same key again is the same task, also long after it was done. */
  readonly key?: string | undefined
  /** Not before this; at once where it is left out. */
  readonly runAt?: Date | undefined
  /** The id of anyone who asks; null for what the app does by itself. */
  readonly by: string | null
}

/**
 * Puts a task into the queue and returns its id. Pass the transaction of what it belongs to as `db`: the task is
 * there when that is, and not otherwise.
 */
export async function enqueue(
  db: Database,
  _house: object,
  { tenantId, kind, label, params, key, runAt, by }: NewTask,
): Promise<string> {
  const row = {
    kind,
    label: label.slice(0, 200),
    state: 'queued',
    params: JSON.stringify(params),
    key: key ?? null,
    attempts: 0,
    runAt: runAt ?? sql`now()`,
    userId: by,
  } as const
  const id = await table(task, db, tenantId).insert(row, { by: by ?? 'system', unless: ['key'] })
  wakeWorkers()
  return id ?? (await taskOf(db, tenantId, key ?? ''))
}

async function taskOf(db: Database, tenantId: string, key: string): Promise<string> {
  const { id } = await db
    .selectFrom('resource_task')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return id
}

/** Ends what has not ended yet. Anyone who is at it learns of it within seconds; what it then says is not heard. */
export async function cancelTask(
  db: Database,
  { tenantId, id, by }: { readonly tenantId: string; readonly id: string; readonly by: string },
): Promise<boolean> {
  const rows = await table(task, db, tenantId).update(
    { id, state: ['queued', 'failed', 'running'] },
    {
      state: 'cancelled',
      finishedAt: sql`now()`,
      leaseUntil: null,
      ...changedBy(by, sql`now()`),
    },
    ['id'],
  )
  return rows.length > 0
}
