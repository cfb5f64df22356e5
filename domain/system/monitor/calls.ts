import { defineCall } from '#domain/kernel/call.ts'
import type { Monitored } from '#domain/system/monitored.ts'

export const monitorCalls = {
  /** How the servers, the database, the queue and the files stand. */
  now: defineCall<undefined, Monitored>({
    method: 'GET',
    path: 'system/serviceMonitor/now',
    access: 'system.heartbeat:view',
    passive: true,
    title: '服务监控',
  }),
}
