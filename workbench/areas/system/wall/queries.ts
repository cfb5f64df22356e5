import { queryOptions } from '@tanstack/react-query'
import { wallCalls } from '#domain/system/wall/calls.ts'
import type { WallCode } from '#domain/system/wall/screens.ts'
import { wall } from '#domain/system/wall.ts'
import { ask } from '#workbench/http/ask.ts'

/** Asked anew with the rows of the list, and as long as the page is in sight. */
export const watchQuery = queryOptions({
  queryKey: [wall.name, 'watch'],
  queryFn: () => ask(wallCalls.watch, undefined, { quiet: true }),
  refetchInterval: 15_000,
})

/** As often as a display asks for its own; displays that show the same share the answer. */
export const previewQuery = (screen: WallCode) =>
  queryOptions({
    queryKey: ['wall-preview', screen],
    queryFn: () => ask(wallCalls.preview, { screen }, { quiet: true }),
    refetchInterval: 30_000,
  })
