import { queryOptions } from '@tanstack/react-query'
import { healthRoundCalls } from '#domain/dormitory/check/health-round/calls.ts'
import { roomHealth } from '#domain/dormitory/check/room-health.ts'
import { ask } from '#workbench/http/ask.ts'

// What was fetched while there was a line stays until the page is left.
const kept = { gcTime: Number.POSITIVE_INFINITY }

export const housesQuery = queryOptions({
  queryKey: [roomHealth.name, 'houses'],
  queryFn: () => ask(healthRoundCalls.houses, undefined, { quiet: true }),
  ...kept,
})

export const roundQuery = (buildingId: string) =>
  queryOptions({
    queryKey: [roomHealth.name, 'round', buildingId],
    queryFn: () => ask(healthRoundCalls.rooms, { buildingId }, { quiet: true }),
    ...kept,
  })
