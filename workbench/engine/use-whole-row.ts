import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { oneQuery } from './queries.ts'
import type { AnyRow } from './row.ts'

/** Reads the row with this id again, with the lines that a list leaves out; without an id nothing is asked. */
export function useWholeRow(resource: AnyResource, id: string | undefined, onRead: (row: AnyRow) => void) {
  const query = useQuery({ ...oneQuery(resource, id ?? ''), enabled: id !== undefined })
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (id !== undefined && query.data) read(query.data as AnyRow)
  }, [id, query.data])
  return query
}
