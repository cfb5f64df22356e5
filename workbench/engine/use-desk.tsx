import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { expectLetters } from '#workbench/portal/outbox/expected.ts'
import { copyOf } from './copy-of.ts'
import { useRowAddress } from './detail/use-row-address.ts'
import { DetailDrawer } from './detail-drawer.tsx'
import { FormDrawer } from './form-drawer.tsx'
import { fetchEditors } from './kinds/editor.tsx'
import { nameOf } from './name-of.ts'
import type { AnyRow } from './row.ts'
import { useActions } from './use-actions.tsx'
import { useChanges } from './use-changes.ts'
import type { Values } from './values.ts'

/** `at` counts the openings, so that each begins with a fresh form. */
interface Shown {
  readonly at: number
  readonly open: boolean
  /** None for a new row. */
  readonly row?: AnyRow
  readonly given?: Values
}

/** What one does with the rows of a resource, and the drawers it is done in. New rows begin with `begun`. */
export function useDesk(resource: AnyResource, begun: Values = {}) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Shown>({ at: 0, open: false })
  const show = (next: Pick<Shown, 'row' | 'given'>) => setShown({ ...next, at: shown.at + 1, open: true })
  const close = () => setShown((before) => ({ ...before, open: false }))
  const has = usePermission()
  const mayAdd = has(`${resource.name}:add`) && (resource.writes?.includes('add') ?? !resource.singleton)
  const mayWrite = mayAdd || has(`${resource.name}:update`)
  /** A new row that begins as this one is. */
  const copy = (row: AnyRow) => show({ given: { ...begun, ...copyOf(resource, row) } })
  useEffect(() => {
    if (!mayWrite) return
    void fetchEditors(resource)
    expectLetters()
  }, [mayWrite, resource])
  const confirmRemoval = useConfirmRemoval(resource)
  const { remove } = useChanges(resource)
  const actions = useActions(resource)
  const address = useRowAddress()
  // It stays while it slides out.
  const [viewed, setViewed] = useState(address.opened)
  if (address.opened !== undefined && address.opened !== viewed) setViewed(address.opened)

  return {
    add: (given?: Values) => show({ given: { ...begun, ...given } }),
    edit: (row: AnyRow) => show({ row }),
    view: (row: AnyRow): void => address.open(row.id),
    /** An action of the declaration, by its name. */
    act: actions.run,
    /** True once they are gone. Nothing chosen is said so by the call itself; a refusal shows its own notice. */
    remove: async (rows: readonly AnyRow[]) => {
      if (rows.length > 0 && !(await confirmRemoval(rows))) return false
      try {
        await remove.mutateAsync(rows)
      } catch {
        return false
      }
      toast.success(t('已删除 {{count}} 条', { count: rows.length }))
      return true
    },
    removing: remove.isPending,
    drawers: (
      <>
        {actions.dialog}
        {viewed && (
          <DetailDrawer
            open={address.opened !== undefined}
            resource={resource}
            id={viewed}
            onEdit={(row) => show({ row })}
            onCopy={mayAdd ? copy : undefined}
            onTurn={address.open}
            onClose={address.close}
          />
        )}
        <FormDrawer
          key={shown.at}
          open={shown.open}
          resource={resource}
          row={shown.row}
          given={shown.given}
          onClose={close}
        />
      </>
    ),
  }
}

/** Names what will go, so that nobody removes a row they did not mean. */
function useConfirmRemoval(resource: AnyResource) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  return (rows: readonly AnyRow[]) => {
    const names = rows.map((row) => nameOf(resource, row)).join(t('、'))
    return confirm({
      title: t('删除{{label}}？', { label: t(resource.label) }),
      text: t('将删除“{{names}}”，删除后不能恢复。', { names }),
      confirmText: t('删除'),
      danger: true,
    })
  }
}
