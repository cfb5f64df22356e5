import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import type { SignInWay } from '#domain/system/sign-in-way.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import type { Arrival } from '#server/core/client-address.ts'
import { stamps } from '#server/core/stamps.ts'
import { hashOf, newToken, type Pair } from './tokens.ts'

/** A pair that stands in the database, and for how many seconds its access token will do. */
export interface Issued extends Pair {
  readonly userId: string
  readonly tenantId: string
  readonly seconds: number
}

/** A sign-in, and all the pairs that follow from it. */
interface Family {
  readonly id: string
  readonly until: Date
  readonly startedAt: Date
  /** When its person last did something: refreshing is no deed of theirs. */
  readonly lastSeenAt: Date
  readonly provedAt: Date | null
}

export interface Holder {
  readonly tenantId: string
  readonly userId: string
  readonly passwordVersion: number
  /** Left out, the pair begins a family. */
  readonly family?: Family
  readonly how: SignInWay
  readonly arrival: Arrival
  /** How long a family that begins here may live, where the college allows less than the installation. */
  readonly seconds?: number
}

/** A new pair. Refreshing draws no family out beyond the life it was given at sign-in. */
export async function issue(db: Database, { settings, now }: AppContext, holder: Holder): Promise<Issued> {
  const { tenantId, userId, passwordVersion, how, arrival } = holder
  const life = Math.min(settings.refreshTokenSeconds, holder.seconds ?? settings.refreshTokenSeconds)
  const at = now()
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  const family = holder.family ?? {
    id: v7(),
    until: after(life),
    startedAt: at,
    lastSeenAt: at,
    // A desk for which a phone vouched has proved nothing itself: desks could vouch for one another for ever.
    provedAt: how === 'scan' ? null : at,
  }
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
      last_seen_at: family.lastSeenAt.toISOString(),
      proved_at: family.provedAt?.toISOString() ?? null,
    })
    .execute()
  return { ...pair, tenantId, userId, seconds: Math.floor((until.getTime() - at.getTime()) / 1000) }
}

/** Ends every pair of one sign-in. */
export const endFamily = (db: Database, tenantId: string, familyId: string) =>
  sql`delete from system_session where tenant_id = ${tenantId} and family_id = ${familyId}`.execute(db)

/** Ends the sign-ins that a condition names; anyone who holds one reads why at the next call. Says whose they were. */
export async function endFamilies(
  db: Database,
  tenantId: string,
  where: RawBuilder<unknown>,
  why: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ familyId: string }>`
    update system_session set ended_why = ${why}
    where tenant_id = ${tenantId} and ended_why is null and ${where} returning family_id as "familyId"`.execute(
    db,
  )
  return [...new Set(rows.map(({ familyId }) => familyId))]
}

/** What somebody has begun and not ended: a sign-in that waits for its second proof, a desk approved and not yet in. */
export async function dropBegun(db: Database, tenantId: string, userId: string): Promise<void> {
  await sql`delete from system_sign_in_ticket where tenant_id = ${tenantId} and user_id = ${userId}`.execute(
    db,
  )
  await sql`delete from system_scan_ticket where tenant_id = ${tenantId} and user_id = ${userId}`.execute(db)
}

/** The sign-in that an access token belongs to. */
export async function familyOf(db: Database, tenantId: string, access: string): Promise<string | undefined> {
  const { rows } = await sql<{ familyId: string }>`select family_id as "familyId" from system_session
    where tenant_id = ${tenantId} and access_hash = ${await hashOf(access)}`.execute(db)
  return rows[0]?.familyId
}

/** Sweeps out what a person left behind long ago, lest the table grow for ever. */
export const dropExpired = (db: Database, tenantId: string, userId: string, now: Date) =>
  sql`delete from system_session where tenant_id = ${tenantId} and user_id = ${userId}
    and refresh_until <= ${now.toISOString()}::timestamptz`.execute(db)
