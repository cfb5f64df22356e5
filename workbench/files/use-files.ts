import { queryOptions, useQuery } from '@tanstack/react-query'
import { getFiles } from './calls.ts'

/** Milliseconds: links live two minutes, and are asked for again before that. */
const life = 100_000

const filesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['resource.attachment', 'files', ...ids],
    queryFn: () => getFiles(ids),
    enabled: ids.length > 0,
    staleTime: life,
    gcTime: life,
    refetchInterval: life,
  })

/** The files behind ids, with links that hold as long as they are on the screen. */
export const useFiles = (ids: readonly string[]) => useQuery(filesQuery(ids))

/** A field of kind `files` as the wire has it. */
export const idsIn = (value: string | null | undefined): readonly string[] =>
  (value ?? '').split(',').filter(Boolean)
