import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design-system/toaster/toast.ts'
import type { Layout } from '#domain/system/desktop-layout.ts'
import type { Desktop } from '#domain/system/desktops/calls.ts'
import { resetDesktop, saveDesktop } from '#workbench/home/today/calls.ts'
import { desktopQuery } from '#workbench/home/today/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** The desktop of the person, and how it is kept. */
export function useDesktop() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = useQuery(desktopQuery)
  const keep = (desktop: Desktop) => client.setQueryData(desktopQuery.queryKey, desktop)
  const saving = useMutation({ mutationFn: saveDesktop, onSuccess: keep })
  const resetting = useMutation({ mutationFn: resetDesktop, onSuccess: keep })
  return {
    query,
    saving: saving.isPending || resetting.isPending,
    /** False when it was not saved; the failed call has shown its notice. */
    save: async (cards: Layout) => {
      try {
        await saving.mutateAsync(cards)
        toast.success(t('桌面已保存'))
        return true
      } catch {
        return false
      }
    },
    reset: async () => {
      try {
        await resetting.mutateAsync()
        toast.success(t('已恢复默认桌面'))
        return true
      } catch {
        return false
      }
    },
  }
}
