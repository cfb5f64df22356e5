import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { SignInWay } from '#domain/system/sign-in-way.ts'
import type { Arrival } from '#server/client-address.ts'
import type { Database, House } from '#server/house.ts'
import { stamps } from '#server/stamps.ts'
import { hashOf, newToken, type Pair } from './tokens.ts'

/** A pair that stands in the database, and for how many seconds its access token will do. */
export interface Issued extends Pair {
  readonly userId: string
  readonly tenantId: string
  readonly seconds: number
}

export interface Holder {
  readonly tenantId: string
  readonly userId: string
  readonly passwordVersion: number
  /** Left out, the pair begins a family. */
  readonly family?: { readonly id: string; readonly until: Date; readonly startedAt: Date }
  readonly how: SignInWay
  readonly arrival: Arrival
}

/** A new pair. Refreshing draws no family out beyond the life it was given at sign-in. */
export async function issue(db: Database, { settings, now }: House, holder: Holder): Promise<Issued> {
  const { tenantId, userId, passwordVersion, how, arrival } = holder
  const at = now()
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  const family = holder.family ?? { id: v7(), until: after(settings.refreshTokenSeconds), startedAt: at }
  const until = new Date(Math.min(after(settings.accessTokenSeconds).getTime(), family.until.getTime()))
  const pair = { access: newToken(tenantId), refresh: newToken(tenantId) }
  await db
    .insertInto('system_session')
    .values({
      ...stamps(tenantId, userId),
      user_id: userId,
      family_id: family.id,
      access_hash: await hashOf(pair.access),
      access_until: until.toISOString(),
      refresh_hash: await hashOf(pair.refresh),
      refresh_until: family.until.toISOString(),
      password_version: passwordVersion,
      how,
      device: arrival.device,
      address: arrival.address,
      started_at: family.startedAt.toISOString(),
      last_seen_at: at.toISOString(),
    })
    .execute()
  return { ...pair, tenantId, userId, seconds: Math.floor((until.getTime() - at.getTime()) / 1000) }
}

/** Ends every pair of one sign-in. */
export const endFamily = (db: Database, tenantId: string, familyId: string) =>
  sql`delete from system_session where tenant_id = ${tenantId} and family_id = ${familyId}`.execute(db)

/** Ends the sign-in that an access token belongs to. */
export const endSession = async (db: Database, tenantId: string, access: string) =>
  sql`delete from system_session where tenant_id = ${tenantId} and family_id = (
    select family_id from system_session where tenant_id = ${tenantId} and access_hash = ${await hashOf(access)}
  )`.execute(db)

/** Sweeps out what a person left behind long ago, lest the table grow for ever. */
export const dropExpired = (db: Database, tenantId: string, userId: string, now: Date) =>
  sql`delete from system_session where tenant_id = ${tenantId} and user_id = ${userId}
    and refresh_until <= ${now.toISOString()}::timestamptz`.execute(db)
