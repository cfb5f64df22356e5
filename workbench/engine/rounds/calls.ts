import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import { ask } from '#workbench/http/ask.ts'

/** How far each class is in one round; left out, in the one that runs. */
export const progressQuery = ({ turn, calls }: Rounds, roundId: string | undefined) =>
  queryOptions({
    queryKey: [turn.name, 'progress', roundId ?? null],
    queryFn: () => ask(calls.progress, roundId ? { roundId } : {}, { quiet: true }),
    placeholderData: keepPreviousData,
  })

export const urge = ({ calls }: Rounds, roundId: string, groupIds: readonly string[]) =>
  ask(calls.urge, { roundId, ...(groupIds.length > 0 && { groupIds: [...groupIds] }) })
