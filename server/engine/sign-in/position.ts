import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { metresBetween, type Position, worstAccuracy } from '#domain/kits/sign-in/rules.ts'
import type { AppContext } from '#server/core/app-context.ts'
import type { Unit } from '#server/core/serve.ts'

/** What a phone says of itself. */
export interface Reading {
  readonly longitude: number | null
  readonly latitude: number | null
  readonly accuracy: number | null
  readonly challenge: string | null
}

/** The circle in which a phone has to be. */
export interface Circle {
  readonly centre: Position | undefined
  /** In metres. */
  readonly radius: number | null
  /** What to say where the centre is on no map. */
  readonly unplaced: string
  /** What the distance is to, as a refusal calls it: 所住楼栋. */
  readonly called: string
}

/** How far a phone is from the centre of a circle, in metres; refused where it does not know, and beyond the circle. */
export function distanceWithin(
  { centre, radius, unplaced, called }: Circle,
  { longitude, latitude, accuracy }: Reading,
): number {
  if (longitude === null || latitude === null || accuracy === null)
    return refuse({ type: 'invalid', message: '没有取得手机位置，请开启定位后重试' })
  if (accuracy > worstAccuracy)
    return refuse({ type: 'conflict', message: '定位误差过大，请到窗边或室外重试' })
  if (!centre) return refuse({ type: 'conflict', message: unplaced })
  const distance = metresBetween({ longitude, latitude }, centre)
  const most = radius ?? 0
  if (distance > most)
    refuse({
      type: 'conflict',
      message:
        distance < 10_000
          ? phrase('距{{place}}约 {{distance}} 米，须在 {{radius}} 米以内签到', {
              ...{ place: called, distance, radius: most },
            })
          : phrase('距{{place}}约 {{distance}} 公里，须在 {{radius}} 米以内签到', {
              ...{ place: called, distance: Math.round(distance / 1000), radius: most },
            }),
    })
  return distance
}

/** Where a building stands; where that is not known, where its campus does. */
export async function positionOf(
  { db, actor }: Pick<Unit, 'db' | 'actor'>,
  buildingId: string | null,
): Promise<Position | undefined> {
  const { rows } = await sql<Position>`select coalesce(g.longitude, c.longitude)::float8 as longitude,
      coalesce(g.latitude, c.latitude)::float8 as latitude
    from base_building g join base_campus c on c.tenant_id = g.tenant_id and c.id = g.campus_id
    where g.tenant_id = ${actor.tenantId} and g.id = ${buildingId}::uuid
      and coalesce(g.longitude, c.longitude) is not null and coalesce(g.latitude, c.latitude) is not null`.execute(
    db,
  )
  return rows[0]
}

/**
 * A position under the server's key, for a table of things of this `kind`. A real phone never reads the same to six
 * decimals, ten centimetres, twice: such a position is written by hand.
 */
export const markOf = ({ secrets }: AppContext, kind: string, { longitude, latitude }: Reading) =>
  secrets.sign(`${kind} position: ${longitude?.toFixed(6)} ${latitude?.toFixed(6)}`)
