import { queryOptions } from '@tanstack/react-query'
import { http } from '#workbench/http/http.ts'

export interface Kind {
  readonly code: string
  readonly label: string
  /** Its entries may be edited; those of the others are what the program itself goes by. */
  readonly open: boolean
  readonly entries: number
  readonly retired: number
}

/** Begins with the resource's name, so that a new entry counts at once. */
export const kindsQuery = queryOptions({
  queryKey: ['system.dictionary', 'kinds'],
  queryFn: () => http<readonly Kind[]>('system/dictionary/kinds', { quiet: true }),
})
