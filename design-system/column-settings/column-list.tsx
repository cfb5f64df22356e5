import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Column } from '#design-system/data-table/column.ts'
import { orderedKeys, type TableView, withMoved } from '#design-system/data-table/view.ts'
import { useText } from '#design-system/text/text.tsx'
import { columnSettings } from '#styled-system/recipes/index.js'
import { ColumnLine } from './column-line.tsx'

export interface ColumnListProps {
  readonly columns: readonly Column<never>[]
  readonly view: TableView
  readonly onViewChange: (view: TableView) => void
}

/** The columns in their order, to be dragged by pointer or keyboard. Asked for when the settings are opened. */
export function ColumnList({ columns, view, onViewChange }: ColumnListProps) {
  const t = useText()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = orderedKeys(columns, view)
  const titleOf = (key: string | number) => columns.find((column) => column.key === key)?.title ?? ''
  const placeOf = (key: string | number) => keys.indexOf(String(key)) + 1
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      onViewChange(withMoved(columns, view, String(active.id), String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: t('按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 取消。'),
        },
        announcements: {
          onDragStart: ({ active }) => t('已拿起{{title}}', { title: titleOf(active.id) }),
          onDragOver: ({ active, over }) =>
            over
              ? t('{{title}}移到第 {{place}} 位', { title: titleOf(active.id), place: placeOf(over.id) })
              : undefined,
          onDragEnd: ({ active, over }) =>
            t('{{title}}放在第 {{place}} 位', {
              title: titleOf(active.id),
              place: placeOf((over ?? active).id),
            }),
          onDragCancel: ({ active }) => t('{{title}}放回原处', { title: titleOf(active.id) }),
        },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ul className={columnSettings().list}>
          {keys.map((key) => {
            const column = columns.find((column) => column.key === key)
            return column && <ColumnLine key={key} column={column} view={view} onViewChange={onViewChange} />
          })}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
