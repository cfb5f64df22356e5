import { refuse } from '#domain/kernel/refusal.ts'
import type { Unit } from '#server/core/serve.ts'
import { lockPlaces } from '../stay/check.ts'
import { openStay } from '../stay/keep.ts'
import { move, swap } from '../stay/move.ts'
import type { RoomChange } from './checked.ts'

/** Ends the old stays and begins the new ones, in the transaction of the confirmation: all of it, or nothing. */
export async function moveThem(unit: Unit, { kind, studentId, partnerId, fromBedId, toBedId }: RoomChange) {
  if (!studentId || !toBedId) return refuse({ type: 'not-found' })
  if (kind !== 'swap') return void (await move(unit, { studentId, bedId: toBedId }))
  if (!partnerId || !fromBedId) return refuse({ type: 'not-found' })
  await lockPlaces(unit, [fromBedId, toBedId], [studentId, partnerId])
  const { bedId: own } = (await openStay(unit, studentId)) ?? {}
  const { bedId: others } = (await openStay(unit, partnerId)) ?? {}
  // Agreed was to these two beds, and to no others that one of them came to have since.
  if (own !== fromBedId || others !== toBedId)
    refuse({ type: 'conflict', message: '双方的床位已变动，请取消后重新申请' })
  await swap(unit, { studentIds: [studentId, partnerId] })
}
