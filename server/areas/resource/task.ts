import { sql } from 'kysely'
import { task } from '#domain/resource/task.ts'
import { cancelTask } from '#server/jobs/queue.ts'
import { wakeWorkers } from '#server/jobs/wake.ts'
import { serve } from '#server/resource/serve.ts'

/** Tasks as those who run the portal see them. */
export const tasks = serve(task, {
  actions: {
    async retry({ id }, { db, person }) {
      await sql`update resource_task set state = 'queued', attempts = 0, run_at = now(), error = null, note = null,
          finished_at = null, revision = revision + 1, updated_at = now(), updated_by = ${person.id}
        where tenant_id = ${person.tenantId} and id = ${id}`.execute(db)
      wakeWorkers()
      return undefined
    },
    async stop({ id }, { db, person }) {
      await cancelTask(db, { tenantId: person.tenantId, id, by: person.id })
      return undefined
    },
  },
})
