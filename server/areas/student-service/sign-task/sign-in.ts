import { refuse } from '#domain/kernel/refusal.ts'
import type { Position } from '#domain/kits/sign-in/rules.ts'
import { type SignTask, signTasks } from '#domain/student-service/sign-task/rounds.ts'
import { asksCode, asksPosition, type SignTaskGround } from '#domain/student-service/sign-task/words.ts'
import type { Unit } from '#server/core/serve.ts'
import type { BeforeFinish } from '#server/engine/rounds/served.ts'
import { fromOwnPage, lateNow, signedNear } from '#server/engine/sign-in/near.ts'
import { positionOf, type Reading } from '#server/engine/sign-in/position.ts'
import { mustBeShown } from './turning.ts'

const { turn: resource } = signTasks

/** A student signs in by the code in the room, by where the phone is, or by both, as the task says. */
export const signIn: BeforeFinish = async (turn, answers, kept, unit) => {
  const round = kept as typeof kept & SignTask
  const { way } = round
  if (way === 'roll') refuse({ type: 'conflict', message: '本次由老师现场点名，不能自行签到' })
  const { turningCode, ...reading } = answers as Reading & { readonly turningCode: string | null }
  await fromOwnPage(resource, turn, reading, unit)
  if (asksCode(way)) await mustBeShown(unit.app, round.id, turningCode)
  const late = lateNow(round, unit)
  if (!asksPosition(way)) return { way, late }
  const circle = {
    centre: await placeOf(round, unit),
    radius: round.radius,
    unplaced: '签到楼栋没有登记位置，请联系发布人代签',
    called: '签到地点',
  }
  return { way, late, ...(await signedNear(resource, turn, reading, circle, unit)) }
}

/** Whom the teacher has seen was there at the roll-call. */
export const signFor: BeforeFinish = (_, answers) => ({
  way: (answers as { readonly ground: SignTaskGround }).ground === 'seen' ? 'roll' : null,
})

/** Where a task takes place: by its own coordinates, else by those of its house or campus. */
export const placeOf = async (
  { buildingId, longitude, latitude }: Pick<SignTask, 'buildingId' | 'longitude' | 'latitude'>,
  unit: Pick<Unit, 'db' | 'actor'>,
): Promise<Position | undefined> =>
  longitude !== null && latitude !== null ? { longitude, latitude } : positionOf(unit, buildingId)
