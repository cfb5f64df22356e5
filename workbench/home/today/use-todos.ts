import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addTodo, removeTodos, tickTodo } from './calls.ts'

/** What may be done to one's own to-dos. */
export function useTodos() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: ['todos'] })
  const adding = useMutation({ mutationFn: addTodo, onSuccess })
  const ticking = useMutation({
    mutationFn: ({ id, done }: { readonly id: string; readonly done: boolean }) => tickTodo(id, done),
    onSuccess,
  })
  const removing = useMutation({ mutationFn: removeTodos, onSuccess })
  return {
    add: adding.mutateAsync,
    adding: adding.isPending,
    tick: ticking.mutate,
    remove: removing.mutateAsync,
  }
}
