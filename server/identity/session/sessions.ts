import type { RawBuilder } from 'kysely'
import { scanTicket } from '#domain/system/scan-ticket.ts'
import { session } from '#domain/system/session.ts'
import { signInTicket } from '#domain/system/sign-in-ticket.ts'
import type { SignInWay } from '#domain/system/sign-in-way.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import type { Arrival } from '#server/core/client-address.ts'
import { atMost, empty, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
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
    id: newId(),
    until: after(life),
    startedAt: at,
    lastSeenAt: at,
    // A desk for which a phone vouched has proved nothing itself: desks could vouch for one another for ever.
    provedAt: how === 'scan' ? null : at,
  }
  const until = new Date(Math.min(after(settings.accessTokenSeconds).getTime(), family.until.getTime()))
  const pair = { access: newToken(tenantId), refresh: newToken(tenantId) }
  await table(session, db, tenantId).insert(
    {
      userId,
      familyId: family.id,
      accessHash: await hashOf(pair.access),
      accessUntil: until,
      refreshHash: await hashOf(pair.refresh),
      refreshUntil: family.until,
      passwordVersion,
      how,
      device: arrival.device,
      address: arrival.address,
      startedAt: family.startedAt,
      lastSeenAt: family.lastSeenAt,
      provedAt: family.provedAt ?? null,
    },
    { by: userId },
  )
  return { ...pair, tenantId, userId, seconds: Math.floor((until.getTime() - at.getTime()) / 1000) }
}

/** Ends every pair of one sign-in. */
export const endFamily = (db: Database, tenantId: string, familyId: string) =>
  table(session, db, tenantId).remove({ familyId })

/** Ends the sign-ins that a condition names; anyone who holds one reads why at the next call. Says whose they were. */
export async function endFamilies(
  db: Database,
  tenantId: string,
  where: RawBuilder<unknown>,
  why: string,
): Promise<readonly string[]> {
  const rows = await table(session, db, tenantId).update([{ endedWhy: empty }, where], { endedWhy: why }, [
    'familyId',
  ])
  return [...new Set(rows.map(({ familyId }) => familyId))]
}

/** What somebody has begun and not ended: a sign-in that waits for its second proof, a desk approved and not yet in. */
export async function dropBegun(db: Database, tenantId: string, userId: string): Promise<void> {
  await table(signInTicket, db, tenantId).remove({ userId })
  await table(scanTicket, db, tenantId).remove({ userId })
}

/** The sign-in that an access token belongs to. */
export async function familyOf(db: Database, tenantId: string, access: string): Promise<string | undefined> {
  return (await table(session, db, tenantId).get({ accessHash: await hashOf(access) }, ['familyId']))
    ?.familyId
}

/** Sweeps out what a person left behind long ago, lest the table grow for ever. */
export const dropExpired = (db: Database, tenantId: string, userId: string, now: Date) =>
  table(session, db, tenantId).remove({ userId, refreshUntil: atMost(now) })
