import { bed } from '#domain/dormitory/bed.ts'
import { accepts, type SignRound, signRounds } from '#domain/dormitory/sign/rounds.ts'
import type { SignGround } from '#domain/dormitory/sign/words.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Position } from '#domain/kits/sign-in/rules.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import type { BeforeFinish } from '#server/engine/rounds/served.ts'
import { fromOwnPage, lateNow, signedNear } from '#server/engine/sign-in/near.ts'
import { positionOf, type Reading } from '#server/engine/sign-in/position.ts'
import { mustSleepAt } from './bed-code.ts'

const { turn: resource } = signRounds

/** A student signs in by where the phone is, or by the code at their own bed; a door and the keeper do it for them. */
export const signIn: BeforeFinish = async (turn, answers, kept, unit) => {
  const round = kept as typeof kept & SignRound
  const { bedCode, ...reading } = answers as Reading & { readonly bedCode: string | null }
  const way = bedCode ? 'bed' : 'position'
  if (!accepts(round.ways, way)) refuse({ type: 'conflict', message: notThisWay(round.ways, way) })
  await fromOwnPage(resource, turn, reading, unit)
  const late = lateNow(round, unit)
  if (bedCode) {
    await mustSleepAt(turn.studentId, bedCode, unit)
    return { way, late }
  }
  const circle = {
    centre: await houseOf(turn.studentId, unit),
    radius: round.radius,
    unplaced: '所住楼栋没有登记位置，请联系宿管员代签',
    called: '所住楼栋',
  }
  return { way, late, ...(await signedNear(resource, turn, reading, circle, unit)) }
}

function notThisWay(ways: string, way: 'bed' | 'position') {
  if (way === 'bed') return '本次签到不能扫描床位码'
  if (accepts(ways, 'bed')) return '本次签到请扫描自己床位上的二维码'
  return accepts(ways, 'gate') ? '本次签到以门禁通行为准，不能自行签到' : '本次由宿管员现场点名，不能自行签到'
}

/** Whom the keeper has seen was there at the roll-call. */
export const signFor: BeforeFinish = (_, answers) => ({
  way: (answers as { readonly ground: SignGround }).ground === 'seen' ? 'roll' : null,
})

/** Where the house stands in which a student sleeps. */
async function houseOf(studentId: string, unit: Unit): Promise<Position | undefined> {
  const slept = await table(bed, unit.db, unit.actor.tenantId).get({ studentId }, ['buildingId'])
  return positionOf(unit, slept?.buildingId ?? null)
}
