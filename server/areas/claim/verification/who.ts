import { type RawBuilder, sql } from 'kysely'
import type { VerificationEntry } from '#domain/claim/desk-calls.ts'
import type { Presented } from '#domain/claim/verdict.ts'
import type { VerifyCode } from '#domain/claim/verify-code.ts'
import type { Unit } from '#server/core/serve.ts'
import { codeShown, wasTaken } from './shown-code.ts'

/** Whatever day it is. */
export const outOfDate: Presented = { validUntil: '0001-01-01' }

interface Meant {
  /** True of the person meant, known as `s`. */
  readonly where: RawBuilder<unknown>
  readonly card: Presented
  /** To be taken when the student is let in by it. */
  readonly code?: VerifyCode
}

/**
 * Whom a tap means, and what the card or the code says of itself; a code that a desk has taken is out of date.
 * `at` is when it was tapped.
 */
export async function meant(
  unit: Unit,
  { who, cardName, cardValidUntil }: VerificationEntry,
  at: Date,
): Promise<Meant> {
  const card = { name: cardName, validUntil: cardValidUntil }
  if ('id' in who) return { where: sql`s.id = ${who.id}`, card: {} }
  if ('idNo' in who) return { where: sql`s.id_no = ${who.idNo.trim().toUpperCase()}`, card }
  if ('cardUid' in who) return { where: holderOf(who.cardUid, at), card: {} }
  const code = await codeShown(unit, who.qr)
  if (!code) return { where: sql`false`, card: {} }
  const stale = code.until * 1000 < at.getTime() || (await wasTaken(unit, code))
  return { where: sql`s.id = ${code.id}`, card: stale ? outOfDate : {}, code }
}

/** The student who holds a card that is neither lost, cancelled nor out of date. */
const holderOf = (uid: string, at: Date) => sql`s.student_id = (
  select k.student_id from base_campus_card k where k.tenant_id = s.tenant_id and k.uid = ${uid}
    and ${cardHolds(at)})`

/** True of a campus card, known as `k`, that may be used on that day. */
export const cardHolds = (at: Date) => sql`k.state = 'valid' and (k.valid_until is null
  or k.valid_until >= (${at.toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date)`
