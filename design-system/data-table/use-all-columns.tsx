import { useMemo } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { dataTable } from '#styled-system/recipes/index.js'
import { actionsKey, type Column, expandKey, selectKey } from './column.ts'
import { layOut, leadWidth, wholeColumns, widthsOf } from './layout.ts'
import type { DataTableProps } from './props.ts'
import { useTableColumns } from './use-table-columns.ts'
import type { TableView } from './view.ts'

/** The owner's columns with those the table adds, as the reader's view has them, in so many pixels of `room`. */
export function useAllColumns<Row>(
  props: DataTableProps<Row>,
  view: TableView,
  selectable: boolean,
  room: number,
) {
  const { columns, rowActions, actionsWidth = 160, detail } = props
  const t = useText()
  const unfolds = Boolean(detail)
  const all = useMemo(() => {
    const lead = (key: string, title: string): Column<Row> => ({
      key,
      title,
      width: leadWidth,
      fixed: 'start',
      cell: () => null,
    })
    const actions: Column<Row>[] = rowActions
      ? [
          {
            key: actionsKey,
            title: t('操作'),
            width: actionsWidth,
            fixed: 'end',
            cell: (row) => <div className={dataTable().actions}>{rowActions(row)}</div>,
          },
        ]
      : []
    return [
      ...(selectable ? [lead(selectKey, t('选择'))] : []),
      ...(unfolds ? [lead(expandKey, t('展开'))] : []),
      ...columns,
      ...actions,
    ]
  }, [columns, rowActions, actionsWidth, selectable, unfolds, t])
  const placed = useTableColumns(all, view)
  // Widths may change while these do not; then no row is drawn anew.
  const shape = placed.map(({ column, side }) => `${column.key}${side ?? ''}`).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape stands for what is drawn of the places
  const laid = useMemo(() => layOut(placed), [all, shape])
  return { laid, widths: widthsOf(wholeColumns(placed, room)) }
}
