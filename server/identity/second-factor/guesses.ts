import { sql } from 'kysely'
import { secondFactor } from '#domain/system/second-factor.ts'
import { signInTicket } from '#domain/system/sign-in-ticket.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { table } from '#server/core/database/table.ts'

/** So many wrong proofs in a row lock the second step for so long (reliability case A-10). */
const allowed = 10
const seconds = 30 * 60

/** The person's row, made where there is none and held until the transaction ends: guesses wait for each other. */
export async function holdFactor(db: Database, tenantId: string, userId: string): Promise<void> {
  await table(secondFactor, db, tenantId).insert({ userId, failures: 0 }, { by: userId, unless: ['userId'] })
  await table(secondFactor, db, tenantId).lock({ userId })
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
  const [row] = await table(secondFactor, db, tenantId).update(
    { userId },
    {
      failures: sql`case when failures + 1 >= ${allowed} then 0 else failures + 1 end`,
      lockedUntil: sql`case when failures + 1 >= ${allowed} then ${until}::timestamptz else locked_until end`,
    },
    { locked: sql<boolean>`failures = 0` },
  )
  if (!row?.locked) return 0
  await table(signInTicket, db, tenantId).remove({ userId })
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
  table(secondFactor, db, tenantId).update({ userId }, { failures: 0, lockedUntil: null })

export const lockedWords = '二次验证连续错误过多，已暂时锁定，请稍后再试'
