import { DndContext, pointerWithin, useDraggable, useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { useDragSensors } from '#design-system/parts/drag/use-drag-sensors.ts'
import { useDragWords } from '#design-system/parts/drag/use-drag-words.ts'
import type { CalendarEvent } from './calendar-view.tsx'
import { type Dragging, DraggingContext } from './dragging.ts'

interface DayDragProps {
  readonly events: readonly CalendarEvent[]
  readonly onMove: (event: string, day: string) => void
  readonly children: ReactNode
}

/** Under what an event is known while it is dragged: one that lasts days has a button on each of them. */
const idOf = (event: string, day: string) => `${day} ${event}`
const eventOf = (id: unknown) => String(id).slice(11)
const dayOf = (id: unknown) => String(id).slice(0, 10)

const dragging: Dragging = {
  Event({ event: { id, movable = false }, day, children }) {
    const { setNodeRef, listeners, transform, isDragging } = useDraggable({
      id: idOf(id, day),
      disabled: !movable,
    })
    return children({
      ref: setNodeRef,
      dragging: isDragging || undefined,
      style: transform && isDragging ? { translate: `${transform.x}px ${transform.y}px` } : undefined,
      listeners: movable ? listeners : undefined,
    })
  },
  Day({ day, children }) {
    const { setNodeRef, isOver } = useDroppable({ id: day })
    return children({ ref: setNodeRef, over: isOver || undefined })
  },
}

/** Dragging events from day to day, by mouse and by finger. */
export const DayDrag = ({ events, onMove, children }: DayDragProps) => {
  const words = useDragWords((id) => events.find((event) => event.id === eventOf(id))?.title ?? dayOf(id))
  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={pointerWithin}
      accessibility={words}
      onDragEnd={({ active, over }) => {
        if (over && dayOf(active.id) !== over.id) onMove(eventOf(active.id), String(over.id))
      }}
    >
      <DraggingContext value={dragging}>{children}</DraggingContext>
    </DndContext>
  )
}
