import { refuse } from '#domain/kernel/refusal.ts'
import { metresBetween, type Position, worstAccuracy } from '#domain/kits/sign-in/rules.ts'
import type { AppContext } from '#server/core/app-context.ts'

/** What a phone says of itself. */
export interface Reading {
  readonly longitude: number | null
  readonly latitude: number | null
  readonly accuracy: number | null
  readonly challenge: string | null
}

/** How far a phone is from a house, in metres; refused where it does not know. `unplaced` says what to do where the house is on no map. */
export function distanceTo(
  house: Position | undefined,
  { longitude, latitude, accuracy }: Reading,
  unplaced: string,
): number {
  if (longitude === null || latitude === null || accuracy === null)
    return refuse({ type: 'invalid', message: '没有取得手机位置，请开启定位后重试' })
  if (accuracy > worstAccuracy)
    return refuse({ type: 'conflict', message: '定位误差过大，请到窗边或室外重试' })
  if (!house) return refuse({ type: 'conflict', message: unplaced })
  return metresBetween({ longitude, latitude }, house)
}

/**
 * A position under the server's key, for a table of things of this `kind`. A real phone never reads the same to six
 * decimals, ten centimetres, twice: such a position is written by hand.
 */
export const markOf = ({ secrets }: AppContext, kind: string, { longitude, latitude }: Reading) =>
  secrets.sign(`${kind} position: ${longitude?.toFixed(6)} ${latitude?.toFixed(6)}`)
