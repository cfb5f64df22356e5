import { cronWords } from '#domain/kits/cron-words.ts'
import { jobHandlers } from '#domain/resource/job.ts'
import type { Database } from '#server/core/app-context.ts'
import { nextTime } from '#server/core/jobs/cron.ts'
import { stamps } from '#server/core/stamps.ts'

/** Brings the jobs that a college has not yet. One that is there stays as it was set. */
export async function installJobs(db: Database, tenantId: string, now = new Date()): Promise<void> {
  const rows = [...jobHandlers.known].map(([code, { label, cron }]) => ({
    ...stamps(tenantId),
    code,
    title: label,
    handler: code,
    cron,
    rhythm: cronWords(cron),
    enabled: true,
    next_at: nextTime(cron, now)?.toISOString() ?? null,
  }))
  await db
    .insertInto('resource_job')
    .values(rows)
    .onConflict((same) => same.columns(['tenant_id', 'code']).doNothing())
    .execute()
}
