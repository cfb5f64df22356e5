import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { sentOnce } from '#workbench/http/sent-once.ts'
import { act, add, remove, update } from './calls.ts'
import type { AnyRow } from './row.ts'
import type { SendChange } from './send-change.ts'
import type { Values } from './values.ts'

/**
 * The writing calls of a resource. Whatever was read of it before is asked for anew. `checking` is told while it is
 * being learnt what came of a call that got no answer; left out, a notice says so. `send` takes changes elsewhere than
 * to the resource itself.
 */
export function useChanges(resource: AnyResource, checking?: (on: boolean) => void, send?: SendChange) {
  const queries = useQueryClient()
  const [once] = useState(() => sentOnce(checking))
  const toResource: SendChange = (changes, headers) => update(resource, changes, headers)
  const onSuccess = () => queries.invalidateQueries({ queryKey: [resource.name] })
  return {
    add: useMutation({
      mutationFn: (values: Values) => once(['add', values], (headers) => add(resource, values, headers)),
      onSuccess,
    }),
    update: useMutation({
      mutationFn: ({ row, changes }: { row: Pick<AnyRow, 'id' | 'revision'>; changes: Values }) =>
        once(['update', row.id, row.revision, changes], (headers) =>
          (send ?? toResource)({ ...changes, id: row.id, revision: row.revision }, headers),
        ),
      onSuccess,
    }),
    act: useMutation({
      mutationFn: ({ row: { id }, action, answers }: { row: AnyRow; action: string; answers?: Values }) =>
        once([action, id, answers], (headers) => act(resource, { action, id, answers }, headers)),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (rows: readonly AnyRow[]) => {
        const ids = rows.map((row) => row.id)
        return once(['remove', ids], (headers) => remove(resource, ids, headers))
      },
      onSuccess,
    }),
  }
}
