import { sql } from 'kysely'
import { task } from '#domain/resource/task.ts'
import { cancelTask } from '#server/core/jobs/queue.ts'
import { wakeWorkers } from '#server/core/jobs/wake.ts'
import { serve } from '#server/core/serve.ts'

/** Tasks as those who run the portal see them. */
export const tasks = serve(task, {
  actions: {
    async retry({ id }, _, { db, actor }) {
      await sql`update resource_task set state = 'queued', attempts = 0, run_at = now(), error = null, note = null,
          finished_at = null, revision = revision + 1, updated_at = now(), updated_by = ${actor.id}
        where tenant_id = ${actor.tenantId} and id = ${id}`.execute(db)
      wakeWorkers()
      return undefined
    },
    async stop({ id }, _, { db, actor }) {
      await cancelTask(db, { tenantId: actor.tenantId, id, by: actor.id })
      return undefined
    },
  },
})
