import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'

/** What is good for a while only, and the column that says until when. */
const passing = {
  system_session: 'refresh_until',
  system_sign_in_failure: 'until',
  system_captcha: 'until',
  system_rate_count: 'until',
  system_sign_in_ticket: 'until',
  system_scan_ticket: 'until',
  system_passkey_challenge: 'until',
  system_sms_code: 'until',
  system_stored_reply: 'until',
} as const

/** A day longer than it is good: the growing locks and the day's quota of messages look back so far. */
const kept = 24 * 3600 * 1000

/** Sweeps out what has run out, of every college, and what is counted over all of them. */
export async function sweep({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - kept).toISOString()
  for (const [table, column] of Object.entries(passing))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${before}::timestamptz`.execute(db)
}
