import { queryOptions } from '@tanstack/react-query'
import { monitorCalls } from '#domain/system/monitor/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** Asked as often as servers report, for as long as the page is in sight. */
export const monitoredQuery = queryOptions({
  queryKey: ['system.heartbeat', 'now'],
  queryFn: () => ask(monitorCalls.now, undefined, { quiet: true }),
  refetchInterval: 15_000,
  refetchOnWindowFocus: true,
})
