import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { VerifyFigures } from '#domain/claim/verify-figures.ts'
import { http } from '#workbench/http/http.ts'

export const groupings = { department: '按院系', major: '按专业', class: '按班级' } as const
export type Grouping = keyof typeof groupings

/** Asked again every fifteen seconds while somebody looks. */
export const figuresQuery = (by: Grouping) =>
  queryOptions({
    queryKey: ['claim.verification', 'statistics', by],
    queryFn: () => http<VerifyFigures>('claim/verification/statistics', { query: { by }, quiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  })
