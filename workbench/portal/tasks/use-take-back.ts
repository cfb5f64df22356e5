import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design-system/toaster/toast.ts'
import type { Undone } from '#domain/kernel/batch.ts'
import type { BatchTask } from '#domain/resource/own-task.ts'
import { http } from '#workbench/http/http.ts'
import { pathOf } from '#workbench/http/path-of.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { tasksKey } from './tasks.ts'

/** Thousands of rows with their history take a while. */
const patience = 180_000

type Batch = Pick<BatchTask, 'batch' | 'resource' | 'call'>

/** Takes a batch of changes or removals back, and says which rows it could not. */
export function useTakeBack() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ resource, call, batch }: Batch) =>
      http<Undone>(pathOf(resource, call), {
        method: 'POST',
        body: { batch },
        timeout: patience,
        quiet: true,
      }),
    onSuccess: ({ undone, refused, refusals }, { resource }) => {
      void queries.invalidateQueries({ queryKey: [resource] })
      void queries.invalidateQueries({ queryKey: [tasksKey] })
      if (refused === 0) return toast.success(t('已撤销，恢复了 {{count}} 条', { count: undone }))
      const [first] = refusals
      return toast.warning(t('恢复了 {{undone}} 条，{{refused}} 条未恢复', { undone, refused }), {
        description: first ? `${first.name}：${t(first.message)}` : '',
      })
    },
    onError: (error) => toast.error(t(error.message)),
  })
}
