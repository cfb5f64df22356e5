import type { Column } from './column.ts'
import type { Filters, FilterValue } from './filters.ts'
import { HeadFilter } from './head-filter.tsx'
import { HeadMenu, type HeadMenuProps } from './head-menu.tsx'
import type { HeadPopup } from './use-head-acts.ts'

export interface HeadPopupsProps<Row> extends Omit<HeadMenuProps<Row>, 'column' | 'anchor'> {
  readonly popup: HeadPopup
  readonly columns: readonly Column<Row>[]
  readonly filters: Filters
  readonly onFilter: (key: string, value: FilterValue | undefined) => void
}

/** One menu and one filter for all headings, asked for when first needed: a machine for each would slow every list. */
export function HeadPopups({ popup, columns, filters, onFilter, ...rest }: HeadPopupsProps<never>) {
  const column = columns.find(({ key }) => key === popup.key)
  if (!column) return null
  const shared = { column, anchor: popup.anchor, onClose: rest.onClose }
  return popup.kind === 'menu' ? (
    <HeadMenu {...rest} {...shared} />
  ) : (
    <HeadFilter {...shared} value={filters[column.key]} onChange={(value) => onFilter(column.key, value)} />
  )
}
