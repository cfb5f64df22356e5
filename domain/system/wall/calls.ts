import { definePublicCall } from '#domain/kernel/call.ts'

interface Named {
  readonly name: string
  readonly value: number
}

/** What hangs on a wall where anybody passes: counts, and no name of a person. */
export interface WallFigures {
  /** When they were counted, `2026-09-01 08:00:00` in Asia/Shanghai. */
  readonly countedAt: string
  readonly schoolName: string
  /** Of the term that has begun last; null before the first and after its last week. */
  readonly week: number | null
  readonly term: string
  readonly students: number
  readonly teachers: number
  readonly classes: number
  readonly majors: number
  readonly campuses: readonly Named[]
  readonly departments: readonly Named[]
  /** The five with the most students. */
  readonly largestMajors: readonly Named[]
  readonly grades: readonly { readonly grade: number; readonly men: number; readonly women: number }[]
  /** Of today, by the hour, from 0 to the one that runs. */
  readonly signIns: readonly number[]
}

export const wallCalls = {
  figures: definePublicCall<undefined, WallFigures>({
    method: 'GET',
    path: 'base/openApi/lofTV',
    title: '大屏数据',
  }),
}
