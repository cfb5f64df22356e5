import type { VerificationEntry, Verified } from '#domain/claim/desk-calls.ts'
import { judge, overridable, type Verdict } from '#domain/claim/verdict.ts'
import { instantOf } from '#domain/kits/college-clock.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import { arrive } from './arrival.ts'
import { type Listing, listed, shown } from './listed.ts'
import { answeredBefore, begin, type Outcome, settle } from './outcome.ts'
import type { Rules } from './rules.ts'
import { takeCode } from './shown-code.ts'
import { meant, outOfDate } from './who.ts'

export interface Verifying {
  readonly app: AppContext
  readonly actor: Actor
  readonly rules: Rules
  /** Who else stands for an override; they have proved who they are. */
  readonly witness?: Pick<Actor, 'id' | 'account' | 'name'> | undefined
}

/**
 * Judges one tap, and lets the student in where the rule says so. Anyone who comes first by the database has let them in,
 * and every other hears 已报到; the same key is answered as it was the first time.
 */
export async function verify(
  asking: Verifying,
  entry: VerificationEntry,
  /** When its code was looked at: now where the desk is in touch, else at the tap. */
  seenAt?: Date,
): Promise<Verified> {
  const { app } = asking
  const unit = { db: app.db, app, actor: asking.actor }
  const known = await answeredBefore(unit, asking.rules, entry.key)
  if (known) return known
  const fresh = await app.db
    .transaction()
    .execute(async (db) => judged({ ...unit, db }, asking, entry, seenAt))
  return fresh ?? ((await answeredBefore(unit, asking.rules, entry.key)) as Verified)
}

/** Nothing when the key has been answered in the meantime. */
async function judged(unit: Unit, asking: Verifying, entry: VerificationEntry, seenAt?: Date) {
  const at = tappedAt(entry.at, unit.app.now())
  const id = await begin(unit, entry, at)
  if (!id) return undefined
  const outcome = await outcomeOf(unit, asking, entry, { at, seenAt: seenAt ?? at })
  await settle(unit, asking.witness, { id, entry, outcome })
  const { listing, verdict, passed, overridden } = outcome
  const student = listing ? shown(listing) : null
  return { key: entry.key, id, verdict, passed, overridden, student }
}

interface When {
  readonly at: Date
  readonly seenAt: Date
}

async function outcomeOf(
  unit: Unit,
  { rules, witness }: Verifying,
  entry: VerificationEntry,
  { at, seenAt }: When,
): Promise<Outcome> {
  const { where, ...presented } = await meant(unit, entry, seenAt)
  let { card, code } = presented
  for (;;) {
    const [listing] = await listed(unit, rules, where, { most: 1 })
    const { verdict, passes } = judge(listing, card, timeOf(at).slice(0, 10), rules.unpaidMayPass)
    const overridden = !passes && witness !== undefined && overridable.includes(verdict)
    if (!listing || !(passes || overridden)) return stopped(listing, verdict)
    if (code) {
      const taken = await takeCode(unit, code)
      code = undefined
      // Two people know who stands before them, whatever becomes of the code.
      if (!taken && !overridden) {
        card = outOfDate
        continue
      }
    }
    // Somebody else was quicker: what the list says now is judged anew.
    if (!(await arrive(unit, listing, entry.desk, at))) continue
    const arrived = { ...listing, arrived: true, arrivedAt: timeOf(at) }
    return { listing: arrived, before: listing.arrival, verdict, passed: true, overridden }
  }
}

const stopped = (listing: Listing | undefined, verdict: Verdict): Outcome => ({
  listing,
  before: listing?.arrival,
  verdict,
  passed: false,
  overridden: false,
})

const day = 86_400_000

/** The desk's own time of a tap, within the last three days; else now. */
function tappedAt(said: string, now: Date): Date {
  const at = instantOf(said).getTime()
  const believed = at <= now.getTime() && at > now.getTime() - 3 * day
  return believed ? new Date(at) : now
}
