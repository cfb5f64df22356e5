import { DndContext, DragOverlay, pointerWithin } from '@dnd-kit/core'
import { useRef } from 'react'
import { useDragSensors } from '#design-system/parts/drag/use-drag-sensors.ts'
import type { BoardBed, BoardFloor } from '#domain/dormitory/board/calls.ts'
import { cva } from '#styled-system/css/index.js'
import { FloorPicture } from './floor-picture.tsx'
import { type Hand, nameOf } from './hand.ts'
import { useCarrying } from './use-carrying.ts'
import { WaitingList } from './waiting-list.tsx'

interface BoardProps {
  readonly floor: BoardFloor
  readonly buildingId: string
  readonly past: boolean
}

/** A floor with the students and classes at its side: dragged by pointer or finger, or carried by keys. */
export function Board({ floor: { beds, today }, buildingId, past }: BoardProps) {
  const carrying = useCarrying(beds, today)
  const frame = useRef<HTMLDivElement>(null)
  const sensors = useDragSensors()
  const bedOf = (id: unknown) => beds.find(({ bedId }) => bedId === id)
  const toBeds = (hand: Hand) => {
    const own = 'student' in hand && beds.find(({ promisedId }) => promisedId === hand.student.id)
    const free = own || beds.find(({ state }) => state === 'free') || beds[0]
    frame.current?.querySelector<HTMLElement>(`[data-bed="${free?.bedId}"]`)?.focus()
  }
  return (
    <DndContext
      sensors={past ? [] : sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      onDragStart={({ active }) => {
        const hand = active.data.current as Hand | undefined
        if (hand) carrying.take(hand)
      }}
      onDragOver={({ over }) => {
        const bed = bedOf(over?.id)
        if (bed) carrying.told(bed)
      }}
      onDragCancel={carrying.giveUp}
      onDragEnd={({ over }) => {
        const bed: BoardBed | undefined = bedOf(over?.id)
        if (bed) void carrying.drop(bed).then(carrying.letGo)
        else carrying.giveUp()
      }}
    >
      <div ref={frame} className={past ? undefined : sides()}>
        <FloorPicture beds={beds} carrying={carrying} past={past} />
        {!past && <WaitingList buildingId={buildingId} carrying={carrying} onTaken={toBeds} />}
      </div>
      <div className={told()} role="status" data-empty={carrying.hand ? undefined : ''}>
        {carrying.said}
      </div>
      <DragOverlay dropAnimation={null}>
        {carrying.hand && <div className={chip()}>{nameOf(carrying.hand)}</div>}
      </DragOverlay>
    </DndContext>
  )
}

// The status line says each step; what dnd-kit would say beside it would be said twice.
const nothing = () => undefined
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}

const sides = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: 'minmax(0, 1fr) {sizes.field.md}' },
  },
})
/** While a student is carried it stands at the foot of the board; else it is only heard. */
const told = cva({
  base: {
    position: 'sticky',
    bottom: '2',
    marginTop: '2',
    padding: '2',
    borderRadius: 'control',
    bg: 'surface.raised',
    boxShadow: 'raised',
    textStyle: 'body.strong',
    '&[data-empty]': { srOnly: true },
  },
})
const chip = cva({
  base: {
    display: 'inline-block',
    padding: '2',
    borderRadius: 'control',
    bg: 'accent',
    color: 'accent.on',
    textStyle: 'body.strong',
    cursor: 'grabbing',
  },
})
