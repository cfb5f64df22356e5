import { queryOptions } from '@tanstack/react-query'
import { roomChoiceCalls } from '#domain/dormitory/room-choice/calls.ts'
import { ask } from '#workbench/http/ask.ts'

export const offerQuery = queryOptions({
  queryKey: ['dormitory.room-choice', 'offer'],
  queryFn: () => ask(roomChoiceCalls.offer, undefined, { quiet: true }),
  // When a hold runs out, the bed is free again, and so are others by then.
  refetchInterval: ({ state: { data } }) => (data?.own && !data.own.kept ? data.own.seconds * 1000 : false),
})
