import { queryOptions } from '@tanstack/react-query'
import { http } from '#workbench/http/http.ts'

interface Named {
  readonly name: string
  readonly value: number
}

/** Counts of the college at one moment. */
export interface WallFigures {
  /** `2026-09-01 08:00:00` in Asia/Shanghai. */
  readonly countedAt: string
  readonly schoolName: string
  /** Of the term that runs; null between terms. */
  readonly week: number | null
  readonly students: number
  readonly teachers: number
  readonly classes: number
  readonly majors: number
  readonly campuses: readonly Named[]
  readonly departments: readonly Named[]
  readonly largestMajors: readonly Named[]
  readonly grades: readonly { readonly grade: number; readonly men: number; readonly women: number }[]
  /** Of today by the hour, from 0 to the one that runs. */
  readonly signIns: readonly number[]
}

/** Asked every minute for as long as the display hangs there, also where nobody looks after it: it outlives the server's restarts. */
export const wallQuery = queryOptions({
  queryKey: ['wall', 'figures'],
  queryFn: () => http<WallFigures>('base/openApi/lofTV', { anonymous: true, quiet: true, timeout: 20_000 }),
  refetchInterval: 60_000,
  refetchIntervalInBackground: true,
})
