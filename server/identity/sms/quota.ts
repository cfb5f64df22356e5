import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { smsCode } from '#domain/system/sms-code.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { above, filled, table } from '#server/core/database/table.ts'
import { count, counted } from '#server/core/rate-counter.ts'
import { safeLogin } from '#server/identity/session/safe-login.ts'

const minute = 60
const day = 24 * 60 * minute

/** What one key may ask for (reliability case A-72). */
const perDay = 10

interface Wish {
  readonly tenantId: string
  /**
   * Under what it is counted, all of it known to anyone who asks: the number or account that they typed, or their own
   * account. Never whose it is: a count that others see would tell.
   */
  readonly keys: readonly string[]
  /** Called before anything is counted, where less than half of what the college may send today is left. */
  readonly near: () => Promise<void>
}

/** Refuses what is too much, and counts the rest: of a thousand at once each, whether or not a code will go out. */
export async function keepQuota(app: AppContext, { tenantId, keys, near }: Wish): Promise<void> {
  const { db, now } = app
  const { codesPerDay } = await safeLogin(app, tenantId)
  const today = 'codes of a day'
  if ((await counted(db, { tenantId, subject: today }, now())).count >= codesPerDay / 2) await near()
  for (const key of keys) {
    if ((await count(db, { tenantId, subject: `code minute ${key}` }, minute, now())) > 1)
      await tooMany(app, tenantId, `code minute ${key}`, '验证码发送过于频繁，请稍后再试')
    if ((await count(db, { tenantId, subject: `code day ${key}` }, day, now())) > perDay)
      await tooMany(app, tenantId, `code day ${key}`, '今天的验证码次数已用完，请明天再试')
  }
  // What the college pays for: last, so that what was refused to one is not taken from all.
  if ((await count(db, { tenantId, subject: today }, day, now())) > codesPerDay)
    await tooMany(app, tenantId, today, '学校今天的短信验证码已用完，请换一种方式或明天再试')
}

async function tooMany({ db, now }: AppContext, tenantId: string, subject: string, message: string) {
  const { left } = await counted(db, { tenantId, subject }, now())
  refuse({ type: 'too-many', message, retryAfter: Math.max(1, left) })
}

/** Messages that a phone gets in a day, no matter who asked for them. Whose the phone is, nobody learns: the next just does not go out. */
const perPhone = 20

/**
 * Whether one more may go to a phone today. In the transaction that keeps the code, and before it: those who ask for
 * one phone stand in line until it ends.
 */
export async function phoneHasRoom(
  db: Database,
  tenantId: string,
  phone: string,
  at: Date,
): Promise<boolean> {
  const since = sql`${new Date(at.getTime() - day * 1000).toISOString()}::timestamptz`
  await sql`select pg_advisory_xact_lock(hashtext(${`sms phone ${tenantId} ${phone}`}))`.execute(db)
  await sql`delete from system_sms_code where tenant_id = ${tenantId} and id in (
    select id from system_sms_code where tenant_id = ${tenantId} and sent_at <= ${since}
    for update skip locked)`.execute(db)
  const total = await table(smsCode, db, tenantId).count({ phone, codeHash: filled, sentAt: above(since) })
  return total < perPhone
}
