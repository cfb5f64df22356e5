import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import type { HealthHouse, HealthRoom, HealthRound } from '#domain/dormitory/check/health-round/calls.ts'
import { today } from '#domain/kits/college-clock.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { houseName } from './house-name.ts'
import { roundQuery } from './queries.ts'
import { RoomGrid } from './room-grid.tsx'
import { markOf, nextRoom, onDay, type Sheet } from './sheet.ts'
import { SheetDrawer } from './sheet-drawer.tsx'
import { useSheets } from './use-sheets.ts'
import { useWaiting } from './use-waiting.ts'

/** The rooms of one house. */
export function Round({ house }: { readonly house: HealthHouse }) {
  const round = useQuery(roundQuery(house.id))
  // A page that was fetched yesterday has the sheets of yesterday.
  const day = today()
  return <Asked query={round}>{(data) => <Rooms house={house} round={onDay(data, day)} />}</Asked>
}

interface RoomsProps {
  readonly house: HealthHouse
  readonly round: HealthRound
}

function Rooms({ house, round }: RoomsProps) {
  const { t } = useTranslation()
  const { day } = round
  const waiting = useWaiting(day)
  const sheets = useSheets(house, round)
  const [roomId, choose] = useState<string | null>(null)
  // The picture of the rooms stands still while points are given to one of them.
  const rooms = useMemo(() => round.rooms.map((room) => marked(room, waiting, round)), [round, waiting])
  const room = rooms.find(({ id }) => id === roomId)
  async function save(done: HealthRoom) {
    if (!(await sheets.save(done))) return
    const next = nextRoom(rooms, done.id, ({ score }) => score !== null)
    if (!next) toast.success(t('{{name}}的房间已全部检查', { name: houseName(house) }))
    choose(next?.id ?? null)
  }
  return (
    <>
      <RoomGrid rooms={rooms} waiting={waiting} begun={sheets.begun} onChoose={choose} />
      {room && (
        <SheetDrawer
          house={house}
          room={room}
          sheet={sheets.of(room.id)}
          mark={markOf(room, sheets.of(room.id).points, round)}
          onNote={(more) => sheets.note(room.id, more)}
          onSave={() => save(room)}
          onClose={() => choose(null)}
        />
      )}
    </>
  )
}

/** With the mark of the sheet that waits for the line. */
function marked(room: HealthRoom, waiting: ReturnType<typeof useWaiting>, round: HealthRound): HealthRoom {
  const letter = waiting.get(room.id)
  return letter ? { ...room, ...markOf(room, letter.body as Sheet['points'], round) } : room
}
