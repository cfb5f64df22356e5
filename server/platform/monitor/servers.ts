import { sql } from 'kysely'
import type { Server, Step } from '#domain/system/monitored.ts'
import type { Database } from '#server/core/app-context.ts'
import { momentOf } from '#server/core/database/moment.ts'

/** A server that has been silent for so many seconds has left without a word: it missed three beats. */
const silentAfter = 45
/** Servers that are gone are told of for an hour. */
const hoursTold = 1
/** The course of the last half hour, in steps of thirty seconds. */
const step = 30
const steps = 60

/** The servers of the last hour, those that run first. */
export async function serversNow(db: Database, tenantId: string): Promise<readonly Server[]> {
  const { rows } = await sql<Server>`
    with latest as (
      select distinct on (server) * from system_heartbeat
      where tenant_id = ${tenantId} and at > now() - make_interval(hours => ${hoursTold})
      order by server, at desc
    ), minute as (
      select server, sum(requests)::int as requests, sum(errors)::int as errors, sum(seconds) as seconds
      from system_heartbeat where tenant_id = ${tenantId} and at > now() - interval '1 minute' group by server
    )
    select l.server, l.version, l.runtime,
      case when l.stopped then 'stopped' when l.at < now() - make_interval(secs => ${silentAfter}) then 'silent'
        else 'up' end as state,
      ${momentOf('l.started_at')} as "startedAt", ${momentOf('l.at')} as at,
      extract(epoch from l.at - l.started_at)::int as uptime,
      coalesce(m.requests, 0) as requests, coalesce(m.errors, 0) as errors,
      coalesce(m.requests / nullif(m.seconds, 0), 0)::float8 as rate,
      l.p50, l.p95, l.lag, l.heap, l.rss, l.disk_free as "diskFree", l.disk_size as "diskSize"
    from latest l left join minute m on m.server = l.server
    order by l.stopped or l.at < now() - make_interval(secs => ${silentAfter}), l.server`.execute(db)
  return rows
}

/** How the last half hour went, over all servers. */
export async function courseOf(db: Database, tenantId: string): Promise<readonly Step[]> {
  const { rows } = await sql<Step>`
    with slot as (
      select now() - make_interval(secs => ${step} * n) as until from generate_series(0, ${steps - 1}) n
    ), said as (
      select s.until, h.server, sum(h.requests) / nullif(sum(h.seconds), 0) as rate, sum(h.errors) as errors,
        max(h.p50) as p50, max(h.p95) as p95, max(h.lag) as lag, avg(h.rss) as rss
      from slot s join system_heartbeat h on h.tenant_id = ${tenantId}
        and h.at <= s.until and h.at > s.until - make_interval(secs => ${step})
      group by s.until, h.server
    )
    select ${momentOf('s.until')} as at, sum(d.rate)::float8 as rate, sum(d.errors)::int as errors,
      max(d.p50) as p50, max(d.p95) as p95, max(d.lag) as lag, sum(d.rss)::int as rss
    from slot s left join said d on d.until = s.until
    group by s.until order by s.until`.execute(db)
  return rows
}
