import { sql } from 'kysely'
import { Refused } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/core/app-context.ts'

/**
 * Does something with many items in one go. Where the database or a rule refuses, the halves are tried each by itself
 * until the items at fault stand alone; the rest is done. `fault` turns what was refused into words; what it leaves
 * as it is was no refusal, and is thrown.
 */
export async function bisectRefused<Item>(
  db: Database,
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<void>,
  fault: (item: Item, error: unknown) => unknown,
): Promise<ReadonlyMap<Item, Refused>> {
  if (items.length === 0) return new Map()
  await sql`savepoint many`.execute(db)
  try {
    await work(items)
    await sql`release savepoint many`.execute(db)
    return new Map()
  } catch (error) {
    await sql`rollback to savepoint many`.execute(db)
    await sql`release savepoint many`.execute(db)
    const [first, ...others] = items as readonly [Item, ...Item[]]
    const refused = fault(first, error)
    if (!(refused instanceof Refused)) throw refused
    if (others.length === 0) return new Map([[first, refused]])
    const middle = Math.ceil(items.length / 2)
    return new Map([
      ...(await bisectRefused(db, items.slice(0, middle), work, fault)),
      ...(await bisectRefused(db, items.slice(middle), work, fault)),
    ])
  }
}
