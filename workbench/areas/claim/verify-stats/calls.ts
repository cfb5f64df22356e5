import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { verificationCalls } from '#domain/claim/calls.ts'
import { ask } from '#workbench/http/ask.ts'

export const groupings = { department: '按院系', major: '按专业', class: '按班级' } as const
export type Grouping = keyof typeof groupings

/** Asked again every fifteen seconds while somebody looks. */
export const figuresQuery = (by: Grouping) =>
  queryOptions({
    queryKey: ['claim.verification', 'statistics', by],
    queryFn: () => ask(verificationCalls.statistics, { by }, { quiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  })
