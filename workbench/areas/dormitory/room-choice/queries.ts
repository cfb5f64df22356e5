import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { roomChoiceCalls } from '#domain/dormitory/room-choice/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** Those of every quota. */
export const offersKey = ['dormitory.room-choice', 'offer']

/** Of one quota, or of the first that the student may choose from. */
export const offerQuery = (quotaId?: string) =>
  queryOptions({
    queryKey: [...offersKey, quotaId ?? null],
    queryFn: () => ask(roomChoiceCalls.offer, quotaId ? { quotaId } : {}, { quiet: true }),
    // When a hold runs out, the bed is free again, and so are others by then.
    refetchInterval: ({ state: { data } }) => (data?.own && !data.own.kept ? data.own.seconds * 1000 : false),
    placeholderData: keepPreviousData,
  })
