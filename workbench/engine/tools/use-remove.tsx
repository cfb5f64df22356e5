import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { removeMany } from '#workbench/engine/batch/calls.ts'
import { useUndo } from '#workbench/engine/batch/use-undo.tsx'
import { nameOf } from '#workbench/engine/name-of.ts'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { createOnce } from '#workbench/http/once.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import type { Tool } from './tool.ts'

/** As many as a question names. */
const named = 5

/** Removes the rows that are chosen, one by one or all that match; all of them or none. It can be taken back. */
export function useRemove(listing: Listing): Tool | undefined {
  const { resource, chosen, rows, count } = listing
  const { t } = useTranslation()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const undoable = useUndo(resource, 'restore')
  const [once] = useState(createOnce)
  const [busy, setBusy] = useState(false)
  if (!usePermission()(`${resource.name}:remove`)) return undefined

  function question() {
    if (rows && 'matching' in rows)
      return t('将删除所有符合当前条件的数据，包括其他页的。能否撤销，以删除后的提示为准。')
    const names = chosen
      .slice(0, named)
      .map((row) => nameOf(resource, row))
      .join(t('、'))
    return count > named
      ? t('将删除“{{names}}”等 {{count}} 条。能否撤销，以删除后的提示为准。', { names, count })
      : t('将删除“{{names}}”。能否撤销，以删除后的提示为准。', { names })
  }

  async function remove() {
    if (!rows) return
    const agreed = await confirm({
      title: t('删除 {{count}} 条{{label}}？', { count, label: t(resource.label) }),
      text: question(),
      confirmText: t('删除'),
      danger: true,
    })
    if (!agreed) return
    setBusy(true)
    try {
      const asked = { rows, expected: count }
      const done = await once(asked, (headers) => removeMany(resource, asked, headers))
      listing.choose([])
      await queries.invalidateQueries({ queryKey: [resource.name] })
      const text = t('已删除 {{count}} 条', { count: done.changed })
      if (done.batch && done.undoable) undoable(text, done.batch)
      else toast.success(text)
    } catch (error) {
      toast.error(t((error as Error).message))
    } finally {
      setBusy(false)
    }
  }

  return {
    label: count > 0 ? t('批量删除（{{count}}）', { count }) : t('批量删除'),
    icon: <Trash2 />,
    loading: busy,
    // With nothing chosen the call itself says so.
    run: () => void (rows ? remove() : listing.remove(chosen)),
  }
}
