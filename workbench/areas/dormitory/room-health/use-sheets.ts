import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLeaveGuard } from '#design-system/leave-guard/leave-guard.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { HealthHouse, HealthRoom, HealthRound } from '#domain/dormitory/check/health-round/calls.ts'
import { roomHealth } from '#domain/dormitory/check/room-health.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { wholeOf } from '#workbench/engine/line-values.ts'
import { newValues } from '#workbench/engine/values.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { outboxOf } from '#workbench/portal/outbox/mine.ts'
import { useKeep } from '#workbench/portal/outbox/use-keep.ts'
import { houseName } from './house-name.ts'
import { roundQuery } from './queries.ts'
import { emptySheet, itemsOf, markOf, onDay, type Sheet } from './sheet.ts'

/**
 * What is being noted, room by room, and the way to keep it: in this browser first, and sent from there. What is not
 * kept yet is not left without a question.
 */
export function useSheets(house: HealthHouse, round: HealthRound) {
  const { day } = round
  const { t } = useTranslation()
  const client = useQueryClient()
  const account = usePerson()?.account ?? ''
  const keep = useKeep(roomHealth)
  const [sheets, setSheets] = useState<ReadonlyMap<string, Sheet>>(new Map())
  const ids = [...sheets.keys()].join(' ')
  const begun = useMemo(() => new Set(ids.split(' ')), [ids])
  useLeaveGuard(() => sheets.size > 0)
  const of = (roomId: string) => sheets.get(roomId) ?? emptySheet

  function forget(roomId: string) {
    setSheets((before) => new Map([...before].filter(([id]) => id !== roomId)))
    return true
  }

  /** False where this browser keeps nothing. */
  async function save(room: HealthRoom): Promise<boolean> {
    const key = roundQuery(house.id).queryKey
    const now = onDay(client.getQueryData(key) ?? round, day)
    // Pressed twice, before the first was drawn.
    if (now.rooms.some(({ id, score }) => id === room.id && score !== null)) return forget(room.id)
    const { points, remark, photos } = of(room.id)
    const mark = markOf(room, points, round)
    if (!mark) return false
    const values = {
      ...newValues(roomHealth, { roomId: room.id, day, remark }),
      ...Object.fromEntries(itemsOf(room).map((item) => [item, points[item]])),
    }
    const kept = await keep({
      ...{ key: null, verb: 'add', row: null, name: `${houseName(house)} ${room.no}` },
      ...{ typed: values, body: wholeOf(roomHealth, values) },
      ...(photos.length > 0 && { files: { photos } }),
    })
    if (!kept) {
      toast.error(t('这台设备无法保存，请检查存储空间，或退出无痕模式'))
      return false
    }
    // The room is done here as soon as it is kept; its sheet comes from the server later.
    client.setQueryData(key, (known = round) => {
      const before = onDay(known, day)
      return {
        ...before,
        rooms: before.rooms.map((each) => (each.id === room.id ? { ...each, ...mark } : each)),
      }
    })
    void outboxOf(account)
      .flush()
      .catch(() => {})
    return forget(room.id)
  }
  return {
    of,
    note: (roomId: string, more: Partial<Sheet>) =>
      setSheets((before) => new Map(before).set(roomId, { ...(before.get(roomId) ?? emptySheet), ...more })),
    /** Rooms of which something is noted. */
    begun,
    save,
  }
}
