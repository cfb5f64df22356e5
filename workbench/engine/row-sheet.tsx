import { useQuery } from '@tanstack/react-query'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { useNeighbours } from './detail/use-neighbours.ts'
import { isGone } from './is-gone.ts'
import { oneQuery } from './queries.ts'
import type { AnyRow } from './row.ts'
import type { RowViewProps } from './row-view.tsx'
import { RowEditor, RowView } from './sheet-content.tsx'
import { sheetSizeOf, useSheetTitle } from './sheet-of.ts'
import type { Values } from './values.ts'

/** A form over a row, or over a new one that begins with `given`. `at` counts the openings: each has a fresh form. */
export interface Edited {
  readonly at: number
  readonly row?: AnyRow
  readonly given?: Values
}

export interface RowSheetProps extends Pick<RowViewProps, 'onEdit' | 'onCopy' | 'onTurn' | 'onClose'> {
  readonly resource: AnyResource
  readonly open: boolean
  /** The row that is read, also while a form stands in the sheet. */
  readonly id: string | undefined
  readonly edited: Edited | undefined
  readonly onSaved: (row: AnyRow) => void
  /** The form is done with, or given up. */
  readonly onEdited: () => void
}

/** The sheet of a row, which turns from reading to editing and back. */
export function RowSheet(props: RowSheetProps) {
  const { resource, open, id, edited, onSaved, onEdited, ...reading } = props
  const titleOf = useSheetTitle(resource)
  const { known } = useNeighbours(resource, id ?? '')
  const query = useQuery({ ...oneQuery(resource, id ?? ''), enabled: open && id !== undefined && !edited })
  const row = isGone(query.error) ? undefined : ((query.data ?? known) as AnyRow | undefined)
  const title = edited
    ? titleOf(edited.row ? '编辑{{label}}' : '新增{{label}}', edited.row)
    : titleOf('{{label}}详情', row)
  return (
    <Drawer
      open={open}
      size={sheetSizeOf(resource)}
      part={edited ? `form ${edited.at}` : 'row'}
      title={title}
      onClose={reading.onClose}
    >
      {edited ? (
        <RowEditor
          key={edited.at}
          title={title}
          resource={resource}
          {...(edited.row && { row: edited.row })}
          {...(edited.given && { given: edited.given })}
          onSaved={onSaved}
          onClose={onEdited}
        />
      ) : (
        id !== undefined && <RowView {...reading} resource={resource} id={id} row={row} query={query} />
      )}
    </Drawer>
  )
}
