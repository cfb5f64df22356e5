import { sql } from 'kysely'
import type { GivenUp, Work } from '#domain/system/monitored.ts'
import type { Database } from '#server/core/app-context.ts'
import { momentOf } from '#server/core/database/moment.ts'

/** So many of the tasks that were given up are named, the latest first. */
const named = 10

export async function workNow(db: Database, tenantId: string): Promise<Work> {
  const { rows } = await sql<Omit<Work, 'given'>>`select
      (count(*) filter (where state = 'queued'))::int as queued,
      (count(*) filter (where state = 'running'))::int as running,
      (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state = 'dead'))::int as dead,
      greatest(0, extract(epoch from now() - min(run_at)
        filter (where state in ('queued', 'failed') and run_at <= now())))::int as waits,
      count(distinct worker) filter (where state = 'running' and lease_until > now())::int as workers
    from resource_task where tenant_id = ${tenantId}
      and state in ('queued', 'running', 'failed', 'dead')`.execute(db)
  const { rows: given } = await sql<GivenUp>`
    select id, label, error, attempts, ${momentOf('finished_at')} as at from resource_task
    where tenant_id = ${tenantId} and state = 'dead' order by finished_at desc limit ${named}`.execute(db)
  return {
    ...(rows[0] ?? { queued: 0, running: 0, failed: 0, dead: 0, waits: null, workers: 0 }),
    given,
  }
}

/** Files kept, with their size in bytes; and what nobody foresaw within the last hour. */
export async function keptNow(db: Database, tenantId: string) {
  const { rows } = await sql<{
    files: number
    bytes: number
    serverErrors: number
    clientErrors: number
  }>`select f.files, f.bytes, e.server as "serverErrors", e.client as "clientErrors" from
      (select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from resource_attachment
        where tenant_id = ${tenantId}) f,
      (select (count(*) filter (where side = 'server'))::int as server,
        (count(*) filter (where side = 'client'))::int as client from system_log_error
        where tenant_id = ${tenantId} and at > now() - interval '1 hour') e`.execute(db)
  const { files = 0, bytes = 0, serverErrors = 0, clientErrors = 0 } = rows[0] ?? {}
  return { files: { count: files, bytes }, surprises: { server: serverErrors, client: clientErrors } }
}
