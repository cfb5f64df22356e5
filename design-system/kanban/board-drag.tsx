import {
  type CollisionDetection,
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
import { kanban } from '#styled-system/recipes/index.js'
import { cardsIn, type KanbanCard, type KanbanMove, placeOf } from './board.ts'
import type { Board } from './use-board.ts'

interface Aim {
  readonly over: string
  readonly side?: 'before' | 'after'
  readonly column: string
}

const AimContext = createContext<Aim | null>(null)
const columnPrefix = 'column:'

/** A card under the pointer before the column round it. */
const cardsFirst: CollisionDetection = (args) => {
  const found = pointerWithin(args)
  const card = found.find(({ id }) => !String(id).startsWith(columnPrefix))
  return card ? [card] : found
}

/** Dragging by pointer; the keyboard lifts a card by its handle. */
export const BoardDrag = ({ board, children }: { readonly board: Board; readonly children: ReactNode }) => {
  const [aim, setAim] = useState<Aim | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const words = useDragWords((id) => {
    const text = String(id)
    if (!text.startsWith(columnPrefix)) return board.nameOf(text)
    return board.columnOf(text.slice(columnPrefix.length))?.title ?? ''
  })
  const sensors = useDragSensors()
  const take = (event: DragMoveEvent | DragOverEvent) => {
    const part = heightOver(event)
    if (!event.over || part === null) return setAim(null)
    const id = String(event.over.id)
    if (id.startsWith(columnPrefix)) return setAim({ over: id, column: id.slice(columnPrefix.length) })
    const column = placeOf(board.settled, id)?.to ?? ''
    setAim({ over: id, side: part > 0.5 ? 'after' : 'before', column })
  }
  const meant = (card: string): KanbanMove | null => {
    if (!aim) return null
    const others = cardsIn(board.settled, aim.column).filter(({ id }) => id !== card)
    const over = others.findIndex(({ id }) => id === aim.over)
    if (aim.side && over < 0) return null
    return { card, to: aim.column, at: aim.side ? over + (aim.side === 'after' ? 1 : 0) : others.length }
  }
  const stop = () => {
    setAim(null)
    setDragged(null)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={cardsFirst}
      accessibility={words}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragMove={take}
      onDragOver={take}
      onDragCancel={stop}
      onDragEnd={({ active }) => {
        const move = meant(String(active.id))
        stop()
        if (move) void board.move(move)
      }}
    >
      <AimContext value={aim && aim.over !== dragged ? aim : null}>{children}</AimContext>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={kanban().card} data-overlay="">
            {board.nameOf(dragged)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

export const useColumnDrop = (column: string) => {
  const aim = use(AimContext)
  const { setNodeRef } = useDroppable({ id: columnPrefix + column })
  return { ref: setNodeRef, over: aim?.column === column }
}

export const useCardDrag = ({ id, fixed }: KanbanCard) => {
  const aim = use(AimContext)
  const from = useDraggable({ id, disabled: fixed })
  const onto = useDroppable({ id })
  return {
    ref: (element: HTMLElement | null) => {
      from.setNodeRef(element)
      onto.setNodeRef(element)
    },
    listeners: from.listeners,
    dragging: from.isDragging,
    drop: aim?.over === id ? aim.side : undefined,
  }
}
