import { useEffect } from 'react'
import { useAtRest } from '#design-system/parts/later/use-at-rest.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Screen } from '#domain/kernel/screen.ts'
import { settledBy } from '#domain/kernel/settled-by.ts'
import { nothingChosen } from '#domain/rules/chosen-ids.ts'
import { notify } from '#workbench/http/notices.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { expectLetters } from '#workbench/portal/outbox/expected.ts'
import { useRemoval } from './batch/use-removal.ts'
import { copyOf } from './copy-of.ts'
import { isWritten } from './may-write.ts'
import type { AnyRow } from './row.ts'
import { RowSheet } from './row-sheet.tsx'
import { fetchSheet } from './sheet-content.tsx'
import { useActions } from './use-actions.tsx'
import { useSheet } from './use-sheet.ts'
import type { Values } from './values.ts'

/** Opens a form over a row, or over a new one that begins with `given`. */
export type OpenForm = (over: { readonly row?: AnyRow; readonly given?: Values }) => void

/**
 * What one does with the rows of a resource, and the drawers it is done in. New rows begin with what `where` settles.
 * `openForm` where the screen has a form of its own.
 */
export function useDesk(resource: AnyResource, where: Screen['where'] = {}, openForm?: OpenForm) {
  const begun: Values = settledBy(resource, where)
  const { edited, edit: turn, leave, viewed, open, address } = useSheet()
  const edit: OpenForm = (over) => {
    if (!openForm) return turn(over)
    if (address.opened !== undefined) address.close()
    openForm(over)
  }
  const has = usePermission()
  // Where a list shows those in certain states of their flow, none begins.
  const begins = !(resource.flow && resource.flow.field in where)
  const mayAdd =
    begins && has(`${resource.name}:add`) && (resource.writes?.includes('add') ?? !resource.singleton)
  const mayWrite = mayAdd || (has(`${resource.name}:update`) && isWritten(resource, 'update'))
  /** A new row that begins as this one is. */
  const copy = (row: AnyRow) => edit({ given: { ...begun, ...copyOf(resource, row) } })
  useEffect(() => {
    if (edited && mayWrite) expectLetters()
  }, [edited, mayWrite])
  const isAtRest = useAtRest()
  useEffect(() => {
    if (!isAtRest) return
    if (mayWrite) expectLetters()
    void fetchSheet(resource)
  }, [isAtRest, mayWrite, resource])
  const { remove, busy: removing } = useRemoval(resource)
  const actions = useActions(resource)

  return {
    mayAdd,
    add: (given?: Values) => edit({ given: { ...begun, ...given } }),
    edit: (row: AnyRow) => edit({ row }),
    view: (row: AnyRow): void => address.open(row.id),
    /** An action of the declaration, by its name. */
    act: actions.run,
    /** True once they are gone. */
    remove: async (rows: readonly AnyRow[]) => {
      if (rows.length > 0)
        return remove({ rows: { ids: rows.map(({ id }) => id) }, count: rows.length, known: rows })
      notify(nothingChosen)
      return false
    },
    removing,
    drawers: (
      <>
        {actions.dialog}
        <RowSheet
          resource={resource}
          open={open}
          id={viewed}
          edited={edited}
          onEdit={(row) => edit({ row })}
          onCopy={mayAdd ? copy : undefined}
          onTurn={address.open}
          // What was made after the row in sight is read next.
          onSaved={({ id }) => address.opened !== undefined && address.open(id)}
          onEdited={leave}
          onClose={address.close}
        />
      </>
    ),
  }
}
