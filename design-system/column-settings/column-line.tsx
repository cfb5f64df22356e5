import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowLeftToLine, ArrowRightToLine, GripVertical } from 'lucide-react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import type { Column } from '#design-system/data-table/column.ts'
import { isHidden, pinOf, type TableView, withHidden, withPin } from '#design-system/data-table/view.ts'
import { useText } from '#design-system/text/text.tsx'
import { columnSettings, innerButton } from '#styled-system/recipes/index.js'

export interface ColumnLineProps {
  readonly column: Column<never>
  readonly view: TableView
  readonly onViewChange: (view: TableView) => void
}

/** One column: dragged by its handle, seen or not, pinned to a side or not. */
export function ColumnLine({ column, view, onViewChange }: ColumnLineProps) {
  const t = useText()
  const style = columnSettings()
  const { key, title } = column
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: key })
  const pin = pinOf(column, view)
  const pinButton = (side: 'start' | 'end', label: string, Icon: typeof ArrowLeftToLine) => (
    <span className={style.pin} data-on={pin === side ? '' : undefined}>
      <button
        type="button"
        className={innerButton()}
        aria-label={label}
        aria-pressed={pin === side}
        onClick={() => onViewChange(withPin(view, key, pin === side ? 'none' : side))}
      >
        <Icon aria-hidden />
      </button>
    </span>
  )
  return (
    <li
      ref={setNodeRef}
      className={style.line}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging ? '' : undefined}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={style.handle}
        aria-label={t('移动{{title}}', { title })}
      >
        <GripVertical aria-hidden />
      </button>
      <span className={style.name}>
        <Checkbox
          checked={!isHidden(view, key)}
          disabled={column.essential}
          onChange={(seen) => onViewChange(withHidden(view, key, !seen))}
        >
          {title}
        </Checkbox>
      </span>
      {pinButton('start', t('{{title}}固定在左侧', { title }), ArrowLeftToLine)}
      {pinButton('end', t('{{title}}固定在右侧', { title }), ArrowRightToLine)}
    </li>
  )
}
