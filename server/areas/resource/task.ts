import { sql } from 'kysely'
import { task } from '#domain/resource/task.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import { cancelTask } from '#server/core/jobs/queue.ts'
import { wakeWorkers } from '#server/core/jobs/wake.ts'
import { serve } from '#server/core/serve.ts'

/** Tasks as those who run the portal see them. */
export const tasks = serve(task, {
  actions: {
    async retry({ id }, _, { db, actor }) {
      await table(task, db, actor.tenantId).update(
        { id },
        {
          state: 'queued',
          attempts: 0,
          runAt: sql`now()`,
          error: null,
          note: null,
          finishedAt: null,
          ...changedBy(actor.id, sql`now()`),
        },
      )
      wakeWorkers()
      return undefined
    },
    async stop({ id }, _, { db, actor }) {
      await cancelTask(db, { tenantId: actor.tenantId, id, by: actor.id })
      return undefined
    },
  },
})
