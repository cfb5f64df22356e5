import { sql } from 'kysely'
import { job } from '#domain/resource/job.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { queueNow } from './claim.ts'
import { nextTime } from './cron.ts'
import { enqueue } from './queue.ts'

interface Due {
  readonly tenantId: string
  readonly id: string
  readonly code: string
  readonly title: string
  readonly handler: string
  readonly cron: string
  readonly slot: Date
  readonly now: Date
}

/**
 * Puts what is due by the clock into the queue. Each time of a schedule is one task, anyone who finds it first: the row
 * is locked, and the task is named after its time. Of times that nobody was there for, only the last is made up for.
 * Where the clock of a demo college was moved, schedules go by that.
 */
export async function tick(app: AppContext): Promise<void> {
  const now = queueNow(app.ahead?.())
  await app.db.transaction().execute(async (db) => {
    const { rows } = await sql<Due>`select tenant_id as "tenantId", id, code, title, handler, cron,
        next_at as slot, ${now} as now from resource_job
      where enabled and next_at <= ${now} for update skip locked`.execute(db)
    for (const { tenantId, id, code, title, handler, cron, slot, now } of rows) {
      const key = `job ${code} ${new Date(slot).toISOString()}`
      await enqueue(db, app, {
        tenantId,
        kind: 'job',
        label: title,
        params: { jobId: id, handler },
        key,
        by: null,
      })
      const next = nextTime(cron, new Date(now))?.toISOString() ?? null
      await table(job, db, tenantId).update({ id }, { nextAt: next })
    }
  })
}

interface Planned {
  readonly tenantId: string
  readonly id: string
  readonly cron: string
  readonly planned: Date
  readonly now: Date
}

/** Plans anew what was planned by a clock that has since been moved back, and would otherwise wait for the later time. */
export async function planAnew(app: AppContext): Promise<void> {
  const now = queueNow(app.ahead?.())
  await app.db.transaction().execute(async (db) => {
    const { rows } =
      await sql<Planned>`select tenant_id as "tenantId", id, cron, next_at as planned, ${now} as now
      from resource_job where enabled and next_at > ${now} for update skip locked`.execute(db)
    for (const { tenantId, id, cron, planned, now: from } of rows) {
      const next = nextTime(cron, new Date(from))
      if (next && next < new Date(planned))
        await table(job, db, tenantId).update({ id }, { nextAt: next.toISOString() })
    }
  })
}
