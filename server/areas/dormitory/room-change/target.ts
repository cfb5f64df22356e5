import { sql } from 'kysely'
import { placingFaults } from '#domain/dormitory/placing/rules.ts'
import { roomChange } from '#domain/dormitory/room-change/application.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { not, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { lockPlaces } from '../stay/check.ts'
import { lodgersOf, placesOf } from '../stay/facts.ts'
import { mustReach } from '../stay/served.ts'
import type { RoomChange } from './checked.ts'

/**
 * The bed into which somebody is to move: within the reach of the one who gives it, free by the rules of placing, and
 * kept for no other change. It stays locked, so that of two who give one bed the second is refused.
 */
export async function checkTarget(unit: Unit, row: RoomChange, toBedId: string | null): Promise<string> {
  const { db, app, actor } = unit
  const { studentId } = row
  if (!toBedId || !studentId) return refuseAt('toBedId', '请选择新床位')
  if (toBedId === row.fromBedId) refuseAt('toBedId', '新床位与原床位相同')
  await mustReach(unit, [toBedId], 'dormitory.room-change:arrange')
  await lockPlaces(unit, [toBedId], [studentId])
  const kept = await table(roomChange, db, actor.tenantId).exists({
    toBedId,
    state: 'moving',
    id: not(row.id),
  })
  if (kept) refuseAt('toBedId', '该床位已安排给其他调宿的学生')
  const lodger = (await lodgersOf(db, actor.tenantId, [studentId])).get(studentId)
  const [place] = await placesOf(db, actor.tenantId, sql`b.id = ${toBedId}`)
  if (!lodger || !place) return refuse({ type: 'not-found' })
  if (lodger.bedId !== row.fromBedId)
    refuse({
      type: 'conflict',
      message: phrase('{{name}}的床位已变动，请取消后重新申请', { name: lodger.name }),
    })
  const today = todayOf(app)
  const [fault] = placingFaults(lodger, place, { on: today, today, leaving: new Set([studentId]) })
  if (fault) refuseAt('toBedId', fault.message)
  return toBedId
}

/** Two who swap may each sleep in the bed of the other: asked before they move, and again when they have. */
export async function checkSwap({ db, app, actor }: Unit, row: RoomChange, toBedId: string): Promise<void> {
  const { studentId, partnerId, fromBedId } = row
  if (!studentId || !partnerId || !fromBedId) return refuse({ type: 'not-found' })
  const [known, found] = [
    await lodgersOf(db, actor.tenantId, [studentId, partnerId]),
    await placesOf(db, actor.tenantId, sql`b.id = any(${[fromBedId, toBedId]}::uuid[])`),
  ]
  const today = todayOf(app)
  const act = { on: today, today, leaving: new Set([studentId, partnerId]) }
  const faults = [
    [studentId, toBedId],
    [partnerId, fromBedId],
  ].flatMap(([who = '', bedId]) => {
    const [lodger, place] = [known.get(who), found.find((one) => one.bedId === bedId)]
    return lodger && place ? placingFaults(lodger, place, act) : refuse({ type: 'not-found' })
  })
  const [fault] = faults
  if (fault) refuse({ type: 'conflict', message: fault.message })
}
