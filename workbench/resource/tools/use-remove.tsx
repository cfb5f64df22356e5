import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { createOnce } from '#workbench/http/once.ts'
import { usePermission } from '#workbench/menus/menus.ts'
import { removeMany } from '#workbench/resource/batch/calls.ts'
import type { Listing } from '#workbench/resource/use-listing.ts'
import type { Tool } from './tool.ts'

/** Removes the rows that are chosen, one by one or all that match; all of them or none. */
export function useRemove(listing: Listing): Tool | undefined {
  const { resource, desk, chosen, rows, count } = listing
  const { t } = useTranslation()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const [once] = useState(createOnce)
  const [busy, setBusy] = useState(false)
  if (!usePermission()(`${resource.name}:remove`)) return undefined

  async function removeMatching() {
    if (!rows) return
    const agreed = await confirm({
      title: t('删除 {{count}} 条{{label}}？', { count, label: t(resource.label) }),
      text: t('将删除所有符合当前条件的数据，包括其他页的，删除后不能恢复。'),
      confirmText: t('删除'),
      danger: true,
    })
    if (!agreed) return
    setBusy(true)
    try {
      const asked = { rows, expected: count }
      const { changed } = await once(asked, (headers) => removeMany(resource, asked, headers))
      listing.choose([])
      await queries.invalidateQueries({ queryKey: [resource.name] })
      toast.success(t('已删除 {{count}} 条', { count: changed }))
    } catch (error) {
      toast.error(t((error as Error).message))
    } finally {
      setBusy(false)
    }
  }

  const matching = rows && 'matching' in rows
  return {
    label: count > 0 ? t('批量删除（{{count}}）', { count }) : t('批量删除'),
    icon: <Trash2 />,
    loading: desk.removing || busy,
    run: () => void (matching ? removeMatching() : listing.remove(chosen)),
  }
}
