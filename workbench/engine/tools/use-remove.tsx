import { Trash2 } from 'lucide-react'
import { useRemoval } from '#workbench/engine/batch/use-removal.ts'
import { isWritten } from '#workbench/engine/may-write.ts'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import type { Tool } from './tool.ts'

/** Removes the rows that are chosen, one by one or all that match; all of them or none. */
export function useRemove(listing: Listing): Tool | undefined {
  const { resource, chosen, rows, count } = listing
  const { t } = useTranslation()
  const { remove, busy } = useRemoval(resource)
  const may = usePermission()(`${resource.name}:remove`) && isWritten(resource, 'remove')
  if (!may || !rows) return undefined
  return {
    label: t('批量删除（{{count}}）', { count }),
    icon: <Trash2 />,
    loading: busy,
    run: async () => {
      if (await remove({ rows, count, known: chosen })) listing.choose([])
    },
  }
}
