import { queryOptions } from '@tanstack/react-query'
import { wallCalls } from '#domain/system/wall/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** Asked every minute for as long as the display hangs there, also where nobody looks after it: it outlives the server's restarts. */
export const wallQuery = queryOptions({
  queryKey: ['wall', 'figures'],
  queryFn: () => ask(wallCalls.figures, undefined, { quiet: true, timeout: 20_000 }),
  refetchInterval: 60_000,
  refetchIntervalInBackground: true,
})
