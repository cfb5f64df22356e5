import {
  type DragMoveEvent,
  type DragOverEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { getEventCoordinates } from '@dnd-kit/utilities'
import type { SyntheticEvent } from 'react'

/** A mouse drags after a few pixels, a finger after a moment's rest: before, it scrolls. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )

/** How far down on what is under the pointer it is: 0 at its upper edge, 1 at its lower one. */
export const heightOver = ({ activatorEvent, delta, over }: DragMoveEvent | DragOverEvent): number | null => {
  const from = getEventCoordinates(activatorEvent)
  return over && from ? (from.y + delta.y - over.rect.top) / over.rect.height : null
}

const stay = (event: SyntheticEvent) => event.stopPropagation()

/** For a part of something draggable, in which a press means something else. */
export const notDragged = { onMouseDown: stay, onTouchStart: stay }
