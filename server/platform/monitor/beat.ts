import { sql } from 'kysely'
import { heartbeat } from '#domain/system/heartbeat.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { stamps } from '#server/core/stamps.ts'
import type { Traffic, TrafficCounter } from './traffic.ts'
import type { Identity, Vitals } from './vitals.ts'

/** A server speaks so often, in seconds; see `silentAfter`. */
const often = 15
/** What was said is kept for a day. */
const hoursKept = 24

export interface Beat {
  readonly tenantId: string
  readonly identity: Identity
  readonly vitals: Vitals
  readonly traffic: Traffic
  /** For how many seconds the process has run, and what time the figures of calls stand for. */
  readonly uptime: number
  readonly seconds: number
  readonly stopped: boolean
}

/** Writes down how a server stands, and sweeps out what is older than a day. */
export async function writeBeat(db: Database, beat: Beat): Promise<void> {
  const { tenantId, identity, vitals, traffic, uptime, seconds, stopped } = beat
  await db
    .insertInto('system_heartbeat')
    .values({
      ...stamps(tenantId),
      server: identity.name,
      version: identity.version,
      runtime: identity.runtime,
      at: sql`now()`,
      started_at: sql`now() - make_interval(secs => ${uptime})`,
      stopped,
      seconds,
      ...traffic,
      lag: vitals.lag,
      heap: vitals.heap,
      rss: vitals.rss,
      disk_free: vitals.disk?.free ?? null,
      disk_size: vitals.disk?.size ?? null,
    })
    .execute()
  await table(heartbeat, db, tenantId).remove([sql`at < now() - make_interval(hours => ${hoursKept})`])
}

interface Heart {
  readonly tenantId: string
  readonly identity: Identity
  readonly traffic: TrafficCounter
  readonly vitals: () => Promise<Vitals>
}

/** Says every fifteen seconds how this server stands, until it is stopped; then once more that it goes. */
export function startBeating({ db, log }: AppContext, { traffic, vitals, ...whose }: Heart) {
  const began = performance.now()
  let last = began
  async function say(stopped: boolean) {
    const now = performance.now()
    const span = { uptime: (now - began) / 1000, seconds: (now - last) / 1000 }
    last = now
    try {
      await writeBeat(db, { ...whose, ...span, traffic: traffic.take(), vitals: await vitals(), stopped })
    } catch (error) {
      log('warn', 'heartbeat not written', { error: String(error).slice(0, 200) })
    }
  }
  void say(false)
  const beating = setInterval(() => void say(false), often * 1000)
  return {
    async stop() {
      clearInterval(beating)
      await say(true)
    },
  }
}
