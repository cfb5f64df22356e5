import { queryOptions } from '@tanstack/react-query'
import { healthAiCalls } from '#domain/dormitory/check/room-health-ai/calls.ts'
import { roomHealthAi } from '#domain/dormitory/check/room-health-ai/room-health-ai.ts'
import { ask } from '#workbench/http/ask.ts'

/** Under the name of the resource, so that each proposal has it asked for anew. */
export const offerQuery = queryOptions({
  queryKey: [roomHealthAi.name, 'offer'],
  queryFn: () => ask(healthAiCalls.offer),
})
