import { useRef } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChanges } from '#workbench/engine/use-changes.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

/** What a form may do with its row beside saving it: publish it at once, where the resource knows that. */
export function usePublishing(resource: AnyResource, row: AnyRow | undefined) {
  const { t } = useTranslation()
  const { act } = useChanges(resource)
  const asked = useRef(false)
  const may = usePermission()(`${resource.name}:publish`)
  return {
    offered: may && resource.actions?.publish !== undefined && row?.state !== 'published',
    busy: act.isPending,
    /** Whether the form is being sent to be published, and not only kept. */
    ask: (on: boolean) => {
      asked.current = on
    },
    isAsked: () => asked.current,
    /** Publishes what was saved. A refusal shows its own notice, and the row stays a draft. */
    publish: async (saved: AnyRow) => {
      const { outcome } = await act.mutateAsync({ row: saved, action: 'publish' })
      toast.success(outcome ? t(outcome) : t('{{action}}成功', { action: t('发布') }))
    },
  }
}
