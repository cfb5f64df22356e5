import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { undoBatch } from './calls.ts'

/** Offers to take a batch of changes or removals back, and says which rows it could not. */
export function useUndo(resource: AnyResource, call: 'undo' | 'restore' = 'undo') {
  const { t } = useTranslation()
  const queries = useQueryClient()

  async function undo(batch: string) {
    try {
      const { undone, refused, refusals } = await undoBatch(resource, batch, call)
      await queries.invalidateQueries({ queryKey: [resource.name] })
      if (refused === 0) return toast.success(t('已撤销，恢复了 {{count}} 条', { count: undone }))
      const [first] = refusals
      const why = first ? `${first.name}：${t(first.message)}` : ''
      toast.warning(t('恢复了 {{undone}} 条，{{refused}} 条未恢复', { undone, refused }), {
        description: why,
      })
    } catch (error) {
      toast.error(t((error as Error).message))
    }
  }

  return (text: string, batch: string) => toast.undoable(text, t('撤销'), () => void undo(batch))
}
