import { queryOptions } from '@tanstack/react-query'
import { myInfoCalls } from '#domain/records/calls.ts'
import { infoRounds } from '#domain/records/info-rounds.ts'
import { ownRecordCalls } from '#domain/system/own-record/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** The same that the personal center shows, so that a change on one is seen on the other. */
export const ownRecordQuery = queryOptions({
  queryKey: ['personal-center', 'record'],
  queryFn: () => ask(ownRecordCalls.record, undefined, { quiet: true }),
})

export const ownRoundsQuery = queryOptions({
  queryKey: [infoRounds.turn.name, 'mine'],
  queryFn: () => ask(myInfoCalls.rounds, undefined, { quiet: true }),
})
