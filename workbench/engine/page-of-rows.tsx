import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { type TableView, withHidden } from '#design-system/data-table/view.ts'
import { Empty } from '#design-system/empty/empty.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { pageSizes } from './page-state.ts'
import { pageQuery } from './queries.ts'
import type { AnyRow } from './row.ts'
import { type RowAct, RowActions } from './row-actions.tsx'
import { selectionOf } from './selection-of.ts'
import { useBatch } from './tools/use-batch.tsx'
import { useActionsWidth } from './use-actions-width.ts'
import { useColumns } from './use-columns.tsx'
import { useFittedColumns } from './use-fitted-columns.ts'
import { useInlineEdit } from './use-inline-edit.tsx'
import type { Listing } from './use-listing.ts'
import { useSums } from './use-sums.tsx'

export interface PageOfRowsProps {
  readonly listing: Listing
  /** The reference to the row above, which is then in sight whatever the view. */
  readonly parent?: string
  /** Beside what the resource declares. */
  readonly acts?: (row: AnyRow) => readonly RowAct[]
  /** Column to what its cells say, where only the screen can read them. */
  readonly words?: Readonly<Record<string, (row: AnyRow) => string>>
}

/** One page of the rows that were asked for, in the order that was asked for. */
export function PageOfRows({ listing, parent, acts, words = unread }: PageOfRowsProps) {
  const { resource, asked, state, choices, desk } = listing
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery({
    ...pageQuery(resource, asked),
    enabled: !listing.views.opening,
  })
  const rows = (data?.records ?? none) as readonly AnyRow[]
  const sums = useSums(listing)
  const { columns, dialog } = useInlineEdit(
    listing,
    useFittedColumns(resource, useColumns(resource, choices), rows, sums.summary).map((column) => ({
      ...column,
      cell: words[column.key] ?? column.cell,
    })),
  )
  const batch = useBatch(listing)
  useExistingPage(listing, data)

  return (
    <Card flush fill>
      <DataTable
        label={t(resource.label)}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        question={JSON.stringify(asked)}
        arrangeable
        view={parent ? withParent(listing.view, parent) : listing.view}
        onViewChange={listing.setView}
        sort={listing.sort}
        onSort={listing.sortBy}
        {...selectionOf(listing, rows)}
        bulkActions={batch.buttons}
        total={data?.total}
        selectAllMatching={() => listing.chooseAll(data?.total ?? 0)}
        {...sums}
        loading={isFetching || listing.views.opening}
        error={error && t(error.message)}
        onRetry={() => void refetch()}
        empty={listing.narrowed ? <NoMatch onClear={listing.clear} /> : undefined}
        actionsWidth={useActionsWidth(resource, acts !== undefined)}
        rowActions={(row) => <RowActions row={row} listing={listing} acts={acts?.(row)} />}
        onRowActivate={desk.view}
      />
      {dialog}
      {batch.opened}
      {data && data.total > 0 && (
        <div className={pages()}>
          <Pagination
            current={state.current}
            size={state.size}
            total={data.total}
            sizes={pageSizes}
            onChange={listing.turn}
          />
        </div>
      )}
    </Card>
  )
}

const withParent = (view: TableView, parent: string) => withHidden(view, parent, false)

const none: readonly AnyRow[] = []
const unread: NonNullable<PageOfRowsProps['words']> = {}

const pages = cva({ base: { paddingInline: 'card', paddingBlock: '2' } })

/** A page that is no more, because its last row went, or because the link was old, gives way to the last one. */
function useExistingPage(
  { state, turn, inFront }: Listing,
  page: { current: number; pages: number } | undefined,
) {
  const last = page && page.current === state.current ? Math.max(page.pages, 1) : undefined
  const beyond = inFront && last !== undefined && state.current > last
  // biome-ignore lint/correctness/useExhaustiveDependencies: turn is new with every drawing
  useEffect(() => {
    if (beyond) turn({ current: last, size: state.size }, { replace: true })
  }, [beyond, last, state.size])
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return <Empty title={t('没有符合条件的数据')} action={<Button onClick={onClear}>{t('清空条件')}</Button>} />
}
