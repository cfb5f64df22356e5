import { queryOptions } from '@tanstack/react-query'
import { signCalls } from '#domain/dormitory/sign/calls.ts'
import { signRounds } from '#domain/dormitory/sign/rounds.ts'
import { ask } from '#workbench/http/ask.ts'

export const ownSignsQuery = queryOptions({
  queryKey: [signRounds.turn.name, 'own'],
  queryFn: () => ask(signCalls.own, undefined, { quiet: true }),
  // A round begins and ends by the clock, and the keeper calls the roll meanwhile.
  refetchInterval: 60_000,
})
