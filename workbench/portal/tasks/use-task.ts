import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { hasEnded, type OwnTask } from '#domain/resource/own-task.ts'
import { cancelTask, taskQuery, tasksKey } from './tasks.ts'

/**
 * Follows a task of mine to its end, and calls `onEnd` once then. While there is no task yet, `id` is null. The
 * task goes on whether or not anybody follows it.
 */
export function useTask(id: string | null, onEnd?: (task: OwnTask) => void) {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(taskQuery(id))
  const cancelling = useMutation({
    mutationFn: () => cancelTask(id ?? ''),
    onSuccess: (task) => queries.setQueryData(taskQuery(id).queryKey, task),
  })
  const told = useEffectEvent(() => {
    if (!data) return
    void queries.invalidateQueries({ queryKey: [tasksKey, 'mine'] })
    // A toast cannot be drawn from within an effect.
    queueMicrotask(() => onEnd?.(data))
  })
  const ended = data && hasEnded(data) ? data.id : null
  useEffect(() => {
    if (ended) told()
  }, [ended])
  return {
    /** Undefined until it was first heard of. */
    task: data,
    error,
    retry: () => void refetch(),
    cancel: () => cancelling.mutate(),
    cancelling: cancelling.isPending,
  }
}
