import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { removeView, saveView, setUsual, shareView, type Usual, viewsKey } from './calls.ts'
import type { ScreenViews } from './screen-views.ts'
import { layoutOf } from './use-views.ts'

/** What is done with the views of one screen. Whatever was read of them before is asked for anew. */
export function useViewChanges({ screen = '', current, seen, open, reset }: ScreenViews) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const confirm = useConfirm()
  const onSuccess = () => queries.invalidateQueries({ queryKey: viewsKey(screen) })
  const failed = (error: Error) => toast.error(t(error.message))
  const saving = useMutation({ mutationFn: saveView, onSuccess })
  const sharing = useMutation({
    mutationFn: ({ id, ...to }: { id: string } & Parameters<typeof shareView>[1]) => shareView(id, to),
    onSuccess,
  })
  const removing = useMutation({ mutationFn: removeView, onSuccess })
  const usual = useMutation({
    mutationFn: (to: Omit<Usual, 'screen'>) => setUsual({ screen, ...to }),
    onSuccess,
    onError: failed,
  })
  const told = async (work: Promise<unknown>, words: string) => {
    try {
      await work
      toast.success(words)
      return true
    } catch {
      // The refusal has been shown.
      return false
    }
  }
  return {
    saving: saving.isPending || usual.isPending,
    /** Into the view in front; without one, the layout alone is kept as the reader's own. */
    save: () =>
      told(
        current
          ? saving.mutateAsync(
              { id: current.id, screen, name: current.name, view: seen },
              { onError: failed },
            )
          : usual.mutateAsync({ viewId: null, layout: layoutOf(seen) }),
        t('视图已保存'),
      ),
    /** Throws what the dialog shows at its field. */
    saveAs: async (name: string) => {
      const { id } = await saving.mutateAsync({ screen, name, view: seen })
      return id
    },
    rename: async (name: string) => {
      if (current) await saving.mutateAsync({ id: current.id, screen, name, view: current.view })
    },
    share: sharing.mutateAsync,
    sharing: sharing.isPending,
    makeUsual: () =>
      told(usual.mutateAsync({ viewId: current?.id ?? null }), t('以后打开该页面时使用此视图')),
    forgetLayout: async () => {
      if (await told(usual.mutateAsync({ viewId: null, layout: null }), t('已恢复系统默认列'))) reset()
    },
    remove: async () => {
      if (!current) return
      await confirm({
        title: t('删除视图“{{name}}”？', { name: current.name }),
        text: t('只删除视图，不影响任何数据。与您共享它的人也将不能再使用。'),
        confirmText: t('删除'),
        danger: true,
        work: async () => {
          await removing.mutateAsync(current.id)
          open(undefined)
          toast.success(t('视图已删除'))
        },
      })
    },
  }
}
