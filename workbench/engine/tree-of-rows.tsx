import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { branchesInSight } from './branches-in-sight.ts'
import { isWritten } from './may-write.ts'
import { levelQuery } from './queries.ts'
import { RowActions } from './row-actions.tsx'
import { selectionOf } from './selection-of.ts'
import { useBatch } from './tools/use-batch.tsx'
import { useColumns } from './use-columns.tsx'
import type { Listing } from './use-listing.ts'

/** Pixels that the first column needs for a name four levels down. */
const deepest = 220

/** Rows under one another; a level is asked for when it is opened. */
export function TreeOfRows({ listing, parent }: { listing: Listing; parent: string }) {
  const { resource, where, choices, desk } = listing
  const { t } = useTranslation()
  const columns = useColumns(resource, choices, undefined, deepest)
  const batch = useBatch(listing)
  const mayAdd = usePermission()(`${resource.name}:add`) && isWritten(resource, 'add')
  const [open, setOpen] = useState<readonly string[]>([])
  const [top, ...levels] = useQueries({
    queries: [undefined, ...open].map((root) => levelQuery(resource, root, where)),
  })
  const under = new Map(open.map((id, at) => [id, levels[at]?.data]))
  const inSight = branchesInSight(top?.data ?? [], under)
  const at = new Map(inSight.map((branch) => [branch.row.id, branch]))
  const rows = inSight.map((branch) => branch.row)
  const failed = [top, ...levels].find((level) => level?.error)
  const unfold = (id: string) => setOpen((ids) => (ids.includes(id) ? ids : [...ids, id]))

  return (
    <Card flush fill>
      <DataTable
        label={t(resource.label)}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        arrangeable
        view={listing.view}
        onViewChange={listing.setView}
        tree={{
          depth: (row) => at.get(row.id)?.depth ?? 0,
          hasChildren: (row) => at.get(row.id)?.hasChildren ?? false,
          expanded: new Set(open),
          onToggle: ({ id }) =>
            open.includes(id) ? setOpen(open.filter((each) => each !== id)) : unfold(id),
          loadingIds: new Set(open.filter((_, level) => levels[level]?.isLoading)),
        }}
        {...selectionOf(listing, rows)}
        bulkActions={batch.buttons}
        loading={top?.isFetching}
        error={failed?.error && t(failed.error.message)}
        onRetry={() => void failed?.refetch()}
        actionsWidth={172}
        rowActions={(row) => (
          <RowActions
            row={row}
            listing={listing}
            onAddUnder={
              mayAdd
                ? () => {
                    unfold(row.id)
                    desk.add({ [parent]: row.id })
                  }
                : undefined
            }
          />
        )}
        onRowActivate={desk.view}
      />
      {batch.opened}
    </Card>
  )
}
