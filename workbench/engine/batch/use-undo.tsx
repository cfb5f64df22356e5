import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { tasksKey } from '#workbench/portal/tasks/tasks.ts'
import { useTakeBack } from '#workbench/portal/tasks/use-take-back.ts'

/** Offers to take a batch of changes or removals back; later it is offered among the tasks. */
export function useUndo({ name }: AnyResource, call: 'undo' | 'restore' = 'undo') {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { mutate } = useTakeBack()
  return (text: string, batch: string) => {
    void queries.invalidateQueries({ queryKey: [tasksKey] })
    toast.undoable(text, t('撤销'), () => mutate({ resource: name, call, batch }))
  }
}
