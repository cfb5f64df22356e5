import { monitorCalls } from '#domain/system/monitor/calls.ts'
import type { Monitored } from '#domain/system/monitored.ts'
import { answerPlain } from '#server/core/answer-call.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { courseOf, serversNow } from './servers.ts'
import { storeNow } from './store.ts'
import { keptNow, workNow } from './work.ts'

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

export const monitorRoutes: readonly Route[] = [answerPlain(monitorCalls.now, now)]
