import { sql } from 'kysely'
import { task } from '#domain/resource/task.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'

/** Tasks that have ended are kept so many days. */
const daysKept = 30

/** Forgets the tasks of a college that ended long ago; says how many. */
export async function sweepTasks(db: AppContext['db'], tenantId: string): Promise<number> {
  const rows = await table(task, db, tenantId).remove(
    [
      { state: ['done', 'dead', 'cancelled'] },
      sql`coalesce(finished_at, created_at) < now() - make_interval(days => ${daysKept})`,
    ],
    ['id'],
  )
  return rows.length
}
