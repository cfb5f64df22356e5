import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { act, add, remove, update } from './calls.ts'
import type { AnyRow } from './row.ts'
import type { Values } from './values.ts'

/** The writing calls of a resource. Whatever was read of it before is asked for anew. */
export function useChanges(resource: AnyResource) {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: [resource.name] })
  return {
    add: useMutation({ mutationFn: (values: Values) => add(resource, values), onSuccess }),
    update: useMutation({
      mutationFn: ({ row, changes }: { row: Pick<AnyRow, 'id' | 'revision'>; changes: Values }) =>
        update(resource, { ...changes, id: row.id, revision: row.revision }),
      onSuccess,
    }),
    act: useMutation({
      mutationFn: ({ row, action }: { row: AnyRow; action: string }) => act(resource, action, row.id),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (rows: readonly AnyRow[]) =>
        remove(
          resource,
          rows.map((row) => row.id),
        ),
      onSuccess,
    }),
  }
}
