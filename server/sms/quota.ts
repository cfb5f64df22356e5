import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/house.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** What one phone may ask for (reliability case A-72). */
const perMinute = 1
const perDay = 10

interface Asker {
  readonly tenantId: string
  readonly phone: string
}

/**
 * Refuses what is too much. In the transaction that keeps the code, and before it: those who ask for one phone
 * stand in line until it ends, so that a thousand at once count like a thousand in turn.
 */
export async function keepQuota(db: Database, { tenantId, phone }: Asker, at: Date): Promise<void> {
  await inLine(db, `sms phone ${tenantId} ${phone}`)
  await sql`delete from system_sms_code where tenant_id = ${tenantId} and id in (
    select id from system_sms_code where tenant_id = ${tenantId} and sent_at <= ${ago(at, day)}
    for update skip locked)`.execute(db)

  const last = await sentSince(db, sql`tenant_id = ${tenantId} and phone = ${phone}`, at, minute)
  if (last.count >= perMinute)
    refuse({ type: 'too-many', message: '验证码发送过于频繁，请稍后再试', retryAfter: last.left })
  const today = await sentSince(db, sql`tenant_id = ${tenantId} and phone = ${phone}`, at, day)
  if (today.count >= perDay)
    refuse({
      type: 'too-many',
      message: '该手机号今天的验证码次数已用完，请明天再试',
      retryAfter: today.left,
    })
}

const inLine = (db: Database, key: string) => sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(db)

const ago = (at: Date, span: number) => sql`${new Date(at.getTime() - span).toISOString()}::timestamptz`

/** How many in this span, and the seconds until the first of them is forgotten. */
async function sentSince(db: Database, whose: ReturnType<typeof sql>, at: Date, span: number) {
  const { rows } = await sql<{ count: number; first: number | null }>`
    select count(*)::int as count, (extract(epoch from min(sent_at)) * 1000)::float8 as first
    from system_sms_code where ${whose} and sent_at > ${ago(at, span)}`.execute(db)
  const { count = 0, first = null } = rows[0] ?? {}
  return { count, left: Math.max(1, Math.ceil(((first ?? 0) + span - at.getTime()) / 1000)) }
}
