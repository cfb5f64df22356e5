import { sql } from 'kysely'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { stamps } from '#server/core/stamps.ts'

/** So many wrong proofs in a row lock the second step for so long (reliability case A-10). */
const allowed = 10
const seconds = 30 * 60

/** The person's row, made where there is none and held until the transaction ends: guesses wait for each other. */
export async function holdFactor(db: Database, tenantId: string, userId: string): Promise<void> {
  await db
    .insertInto('system_second_factor')
    .values({ ...stamps(tenantId, userId), user_id: userId, failures: 0 })
    .onConflict((same) => same.columns(['tenant_id', 'user_id']).doNothing())
    .execute()
  await sql`select from system_second_factor
    where tenant_id = ${tenantId} and user_id = ${userId} for update`.execute(db)
}

interface Guess {
  readonly tenantId: string
  readonly userId: string
  readonly account: string
  readonly address: string
}

/** Counts a wrong proof; says for how many seconds the person is locked out by it, 0 when not. */
export async function countGuess(db: Database, app: AppContext, guess: Guess): Promise<number> {
  const { tenantId, userId, account, address } = guess
  const until = new Date(app.now().getTime() + seconds * 1000).toISOString()
  const { rows } = await sql<{ locked: boolean }>`
    update system_second_factor set failures = case when failures + 1 >= ${allowed} then 0 else failures + 1 end,
      locked_until = case when failures + 1 >= ${allowed} then ${until}::timestamptz else locked_until end
    where tenant_id = ${tenantId} and user_id = ${userId}
    returning failures = 0 as locked`.execute(db)
  if (!rows[0]?.locked) return 0
  await sql`delete from system_sign_in_ticket
    where tenant_id = ${tenantId} and user_id = ${userId}`.execute(db)
  await audit(db, app, {
    tenantId,
    account,
    action: '二次验证锁定',
    result: 'failure',
    address,
    detail: `连续 ${allowed} 次未通过，锁定 ${seconds / 60} 分钟`,
  })
  return seconds
}

export const forgetGuesses = (db: Database, tenantId: string, userId: string) =>
  sql`update system_second_factor set failures = 0, locked_until = null
    where tenant_id = ${tenantId} and user_id = ${userId}`.execute(db)

export const lockedWords = '二次验证连续错误过多，已暂时锁定，请稍后再试'
