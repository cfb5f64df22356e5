import { sql } from 'kysely'
import type { VerificationEntry, Verified } from '#domain/claim/desk-calls.ts'
import type { Verdict } from '#domain/claim/verdict.ts'
import { verdicts } from '#domain/claim/verdict.ts'
import { verification } from '#domain/claim/verification.ts'
import type { Actor } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { type Listing, listed, shown } from './listed.ts'
import type { Rules } from './rules.ts'

/** What came of a tap. */
export interface Outcome {
  readonly listing: Listing | undefined
  /** The state on the list before. */
  readonly before: string | undefined
  readonly verdict: Verdict
  readonly passed: boolean
  readonly overridden: boolean
}

/** What was answered to this key, if anything was. */
export async function answeredBefore(unit: Unit, rules: Rules, key: string): Promise<Verified | undefined> {
  const row = await table(verification, unit.db, unit.actor.tenantId).get({ key }, [
    'key',
    'id',
    'verdict',
    'passed',
    'overridden',
    'admittedId',
  ])
  if (!row) return undefined
  const { admittedId, ...answer } = row
  const [listing] = admittedId ? await listed(unit, rules, sql`s.id = ${admittedId}`, { most: 1 }) : []
  return { ...(answer as Omit<Verified, 'student'>), student: listing ? shown(listing) : null }
}

/** Takes the key, and with it the right to judge this tap; anyone who comes second waits here, and gets nothing. */
export async function begin({ db, app, actor }: Unit, entry: VerificationEntry, at: Date) {
  const row = {
    ...stamps(actor.tenantId, actor.id),
    key: entry.key,
    way: entry.way,
    desk: entry.desk,
    operator_id: actor.id,
    tapped_at: at.toISOString(),
    received_at: app.now().toISOString(),
  }
  const begun = await db
    .insertInto('claim_verification')
    .values(row)
    .onConflict((same) => same.columns(['tenant_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return begun?.id as string | undefined
}

interface Settled {
  readonly id: string
  readonly entry: VerificationEntry
  readonly outcome: Outcome
}

/** Keeps what came of it. An override is on the record with both who stand for it. */
export async function settle(
  unit: Unit,
  witness: Pick<Actor, 'id' | 'account'> | undefined,
  { id, entry, outcome }: Settled,
): Promise<void> {
  const { db, app, actor } = unit
  const { listing, before, verdict, passed, overridden } = outcome
  const reason = entry.override?.reason ?? ''
  const row = {
    verdict,
    passed,
    overridden,
    arrival_before: before ?? null,
    ...(listing
      ? namesOf(listing)
      : { id_tail: 'idNo' in entry.who ? entry.who.idNo.trim().slice(-4) : null }),
    ...(overridden && { reason, witness_id: witness?.id }),
  }
  await db
    .updateTable('claim_verification')
    .set(row)
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .execute()
  await deriveCopies({ db, tenantId: actor.tenantId }, verification, [id])
  if (!overridden) return
  await audit(db, app, {
    tenantId: actor.tenantId,
    account: actor.account,
    action: '新生核验人工放行',
    target: listing?.candidateNo ?? '',
    ...(actor.address && { address: actor.address }),
    detail: `${verdicts.labels[verdict]}；原因：${reason}；第二人：${witness?.account}；核验台：${entry.desk}`,
  })
}

const namesOf = ({ id, name, candidateNo, idNo }: Listing) => ({
  admitted_id: id,
  name,
  candidate_no: candidateNo,
  id_tail: idNo.slice(-4),
})
