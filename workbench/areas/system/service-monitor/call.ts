import { queryOptions } from '@tanstack/react-query'
import type { Monitored } from '#domain/system/monitored.ts'
import { http } from '#workbench/http/http.ts'

/** Asked as often as servers report, for as long as the page is in sight. */
export const monitoredQuery = queryOptions({
  queryKey: ['system.heartbeat', 'now'],
  queryFn: () => http<Monitored>('system/serviceMonitor/now', { quiet: true }),
  refetchInterval: 15_000,
  refetchOnWindowFocus: true,
})
