import {
  DndContext,
  type DragMoveEvent,
  type DragOverEvent,
  DragOverlay,
  pointerWithin,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core'
import { createContext, type ReactNode, use, useState } from 'react'
import { heightOver, useDragSensors } from '#design-system/parts/drag/use-drag-sensors.ts'
import { useDragWords } from '#design-system/parts/drag/use-drag-words.ts'
import { tree } from '#styled-system/recipes/index.js'
import { type DropSide, dropMove } from './moves.ts'
import { useTreeRoom } from './tree-context.ts'
import type { TreeNode } from './tree-node.ts'

interface Drop {
  readonly over: string
  readonly side: DropSide
}

const DropContext = createContext<Drop | null>(null)

/** The upper and the lower quarter of a row mean before and after it, the middle means into it. */
const dropOf = (event: DragMoveEvent | DragOverEvent): Drop | null => {
  const part = heightOver(event)
  if (!event.over || part === null) return null
  return { over: String(event.over.id), side: part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'inside' }
}

/** Dragging by pointer; the keyboard moves with Alt and the arrows. */
export const TreeDrag = ({ children }: { readonly children: ReactNode }) => {
  const { props, state, move, mayMove } = useTreeRoom()
  const [drop, setDrop] = useState<Drop | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const nameOf = (id: string | number) => state.index.get(String(id))?.node.name ?? ''
  const words = useDragWords(nameOf)
  const sensors = useDragSensors()
  if (!props.onMove) return children
  const stop = () => {
    setDrop(null)
    setDragged(null)
  }
  const aim = (event: DragMoveEvent | DragOverEvent) => {
    const next = dropOf(event)
    const allowed = next && mayMove(dropMove(state.index, String(event.active.id), next.over, next.side))
    setDrop(allowed ? next : null)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={words}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragMove={aim}
      onDragOver={aim}
      onDragCancel={stop}
      onDragEnd={({ active }) => {
        stop()
        if (drop) move(dropMove(state.index, String(active.id), drop.over, drop.side))
      }}
    >
      <DropContext value={drop}>{children}</DropContext>
      <DragOverlay dropAnimation={null}>
        {dragged && <span className={tree().dragged}>{nameOf(dragged)}</span>}
      </DragOverlay>
    </DndContext>
  )
}

export const useRowDrag = (node: TreeNode) => {
  const { props } = useTreeRoom()
  const drop = use(DropContext)
  const disabled = !props.onMove
  const from = useDraggable({ id: node.id, disabled: disabled || node.disabled })
  const onto = useDroppable({ id: node.id, disabled })
  return {
    ref: (element: HTMLElement | null) => {
      from.setNodeRef(element)
      onto.setNodeRef(element)
    },
    listeners: from.listeners,
    dragging: from.isDragging,
    drop: drop?.over === node.id ? drop.side : undefined,
  }
}
