import { sql } from 'kysely'
import type { DeskSettings } from '#domain/claim/desk-calls.ts'
import { type VerifyRules, verifyParameter } from '#domain/claim/verify-parameter.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/core/app-context.ts'
import { collegeName } from '#server/core/college-name.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

export interface Rules extends VerifyRules {
  /** Whose arrival it is about: the year that is set, else the last one on the list. */
  readonly year: number
  /** States of the list in which somebody may arrive, and that of those who have. */
  readonly states: readonly string[]
}

/** What the college has set for its desks. */
export async function verifyRules(db: Database, tenantId: string): Promise<Rules> {
  const set = await settingsOf(db, tenantId, verifyParameter)
  const year = set.year ?? (await lastYear(db, tenantId))
  return { ...set, year, states: [...set.admits.split(','), 'arrived'] }
}

async function lastYear(db: Database, tenantId: string): Promise<number> {
  const { rows } = await sql<{ year: number | null }>`select max(year) as year
    from admissions_admitted_student where tenant_id = ${tenantId}`.execute(db)
  return rows[0]?.year ?? 0
}

/** Refuses before the first day of arrival and after the last. */
export function mustBeOpen({ opensOn, closesOn }: Rules, today: string): void {
  if (opensOn && today < opensOn)
    refuse({ type: 'conflict', message: phrase('新生核验于 {{day}} 开放', { day: opensOn }) })
  if (closesOn && today > closesOn)
    refuse({ type: 'conflict', message: phrase('新生核验已于 {{day}} 截止', { day: closesOn }) })
}

/** The same as the desks and their slips are told it. */
export async function deskSettings(db: Database, tenantId: string): Promise<DeskSettings> {
  const set = await settingsOf(db, tenantId, verifyParameter)
  const { slipTitle, slipNote, sound, repeatSeconds, offlineCopy } = set
  return { college: await collegeName(db, tenantId), slipTitle, slipNote, sound, repeatSeconds, offlineCopy }
}
