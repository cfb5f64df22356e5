import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { Rows } from '#domain/kernel/list-query.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { nameOf } from '#workbench/engine/name-of.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { sentOnce } from '#workbench/http/sent-once.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { removeMany } from './calls.ts'
import { useUndo } from './use-undo.tsx'

/** As many as a question names. */
const named = 5

export interface Removed {
  readonly rows: Rows
  readonly count: number
  /** Those of them that are known by name. */
  readonly known: readonly AnyRow[]
}

/** Removes one row or many after the same question, all of them or none, and offers to take it back where it can be. */
export function useRemoval(resource: AnyResource) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const undoable = useUndo(resource, 'restore')
  const [once] = useState(() => sentOnce())
  const [busy, setBusy] = useState(false)

  function question({ rows, count, known }: Removed) {
    if ('matching' in rows)
      return t('将删除所有符合当前条件的数据，包括其他页的。能否撤销，以删除后的提示为准。')
    const names = known
      .slice(0, named)
      .map((row) => nameOf(resource, row))
      .join(t('、'))
    return count > named
      ? t('将删除“{{names}}”等 {{count}} 条。能否撤销，以删除后的提示为准。', { names, count })
      : t('将删除“{{names}}”。能否撤销，以删除后的提示为准。', { names })
  }

  /** True once they are gone. */
  async function remove(asked: Removed) {
    const { rows, count } = asked
    const agreed = await confirm({
      title: t('删除 {{count}} 条{{label}}？', { count, label: t(resource.label) }),
      text: question(asked),
      confirmText: t('删除'),
      danger: true,
    })
    if (!agreed) return false
    setBusy(true)
    try {
      const body = { rows, expected: count }
      const done = await once(body, (headers) => removeMany(resource, body, headers))
      await queries.invalidateQueries({ queryKey: [resource.name] })
      const text = t('已删除 {{count}} 条', { count: done.changed })
      if (done.batch && done.undoable) undoable(text, done.batch)
      else toast.success(text)
      return true
    } catch (error) {
      toast.error(t((error as Error).message))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { remove, busy }
}
