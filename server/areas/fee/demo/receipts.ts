import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { receiptsOf } from '../receipt/coming.ts'
import { linesWithout } from '../receipt/lines.ts'
import { writeReceipts } from '../receipt/write.ts'

/** A receipt for all that the students of the demo have paid, of the moment at which they paid. */
export async function demoReceipts(db: Database, tenantId: string): Promise<void> {
  const lines = await linesWithout(db, tenantId, sql`true`)
  const drafts = receiptsOf(lines).map((of) => ({ lines: of, at: of[0]?.at ?? new Date() }))
  await writeReceipts(db, tenantId, drafts, 'demo')
}
