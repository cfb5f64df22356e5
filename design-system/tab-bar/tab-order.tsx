import {
  DndContext,
  type DragEndEvent,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { type ReactNode, useId } from 'react'
import type { Tab } from './tab.ts'

export interface TabOrderProps {
  readonly tabs: readonly Tab[]
  readonly disabled: boolean
  readonly onMove: (id: string, to: number) => void
  readonly children: ReactNode
}

/** A tab stays in its row. */
const along: Modifier = ({ transform }) => ({ ...transform, y: 0 })

// Ours is told in the page's own language, by the bar.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** Lets tabs be dragged by mouse and finger; a click and a long press stay what they are. */
export const TabOrder = ({ tabs, disabled, onMove, children }: TabOrderProps) => {
  const id = useId()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const dropped = ({ active, over }: DragEndEvent) => {
    const to = tabs.findIndex((tab) => tab.id === over?.id)
    if (to >= 0 && over?.id !== active.id) onMove(String(active.id), to)
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      modifiers={[along]}
      onDragEnd={dropped}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      <SortableContext
        items={tabs.map((tab) => tab.id)}
        strategy={horizontalListSortingStrategy}
        disabled={disabled}
      >
        {children}
      </SortableContext>
    </DndContext>
  )
}
