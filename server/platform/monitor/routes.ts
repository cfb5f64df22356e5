import type { Monitored } from '#domain/system/monitored.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { courseOf, serversNow } from './servers.ts'
import { storeNow } from './store.ts'
import { keptNow, workNow } from './work.ts'

/** GET system/serviceMonitor/now: how the servers, the database, the queue and the files stand. */
async function now({ app: { db, now }, tenantId }: PersonalCall): Promise<Monitored> {
  const [servers, course, store, work, kept] = await Promise.all([
    serversNow(db, tenantId),
    courseOf(db, tenantId),
    storeNow(db),
    workNow(db, tenantId),
    keptNow(db, tenantId),
  ])
  return { at: timeOf(now()), servers, course, store, work, ...kept }
}

export const monitorRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'system/serviceMonitor/now',
    access: 'system.heartbeat:view',
    passive: true,
    answer: now,
  },
]
