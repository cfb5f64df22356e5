import { closestCenter, DndContext, DragOverlay } from '@dnd-kit/core'
import { useState } from 'react'
import { useDragSensors } from '#design-system/parts/drag/use-drag-sensors.ts'
import { useDragWords } from '#design-system/parts/drag/use-drag-words.ts'
import { Tag } from '#design-system/tag/tag.tsx'
import { type DesktopCard, desktopCards } from '#domain/system/desktop-cards.ts'
import type { Layout } from '#domain/system/desktop-layout.ts'
import { cva } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { droppedOn, movedTo, placeReached, widened, without } from './arranged.ts'
import { Board } from './board.tsx'
import { BoardPlace } from './board-place.tsx'

interface BoardEditorProps {
  readonly layout: Layout
  readonly onChange: (layout: Layout) => void
}

/** The cards as they may be dragged, widened and taken away; by pointer, by finger and by the keyboard. */
export function BoardEditor({ layout, onChange }: BoardEditorProps) {
  const { t } = useTranslation()
  const nameOf = (card: unknown) => codeName(t, desktopCards, card as DesktopCard)
  const sensors = useDragSensors()
  const words = useDragWords(nameOf)
  const [dragged, setDragged] = useState<DesktopCard | null>(null)
  /** Moved by keys last, and what is said of it. */
  const [moved, setMoved] = useState<{ readonly card: DesktopCard; readonly said: string } | null>(null)

  /** True when the key moved the card. */
  function press(card: DesktopCard, key: string): boolean {
    const place = placeReached(layout, card, key)
    if (place === undefined) return false
    const next = movedTo(layout, card, place)
    const at = next.findIndex((each) => each.card === card) + 1
    setMoved({ card, said: t('{{name}} 已移到第 {{place}} 位', { name: nameOf(card), place: at }) })
    onChange(next)
    return true
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={words}
      onDragStart={({ active }) => setDragged(active.id as DesktopCard)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null)
        if (over && over.id !== active.id)
          onChange(droppedOn(layout, active.id as DesktopCard, over.id as DesktopCard))
      }}
    >
      <Board>
        {layout.map((placed, at) => (
          <BoardPlace
            key={placed.card}
            placed={placed}
            focused={moved?.card === placed.card ? at : null}
            onPress={(key) => press(placed.card, key)}
            onSpan={(span) => onChange(widened(layout, placed.card, span))}
            onRemove={() => onChange(without(layout, placed.card))}
          />
        ))}
      </Board>
      <span className={said()} role="status">
        {moved?.said}
      </span>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Tag tone="accent" size="lg">
            {nameOf(dragged)}
          </Tag>
        )}
      </DragOverlay>
    </DndContext>
  )
}

const said = cva({ base: { srOnly: true } })
