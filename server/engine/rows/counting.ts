import type { RawBuilder } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'

/** Rows up to which a count is made afresh for every page: so many are counted in a few milliseconds. */
const quick = 10_000
/** Milliseconds for which a larger count stands. It is the whole number, as it was then. */
const stands = 10_000
const most = 500

interface Counted {
  readonly total: number
  readonly at: number
}

const kept = new WeakMap<AppContext, Map<string, Counted>>()

/**
 * How many rows a statement counts. Turning the pages of a million rows must not count them again each time: a large
 * number is remembered for ten seconds, under the statement with its values, so that it is never anybody else's.
 */
export async function counted(
  app: AppContext,
  count: RawBuilder<{ total: number }>,
  db = app.db,
): Promise<number> {
  const counts = kept.get(app) ?? new Map<string, Counted>()
  kept.set(app, counts)
  const { sql, parameters } = count.compile(db)
  const key = JSON.stringify([sql, parameters])
  const now = app.now().getTime()
  const known = counts.get(key)
  if (known && now - known.at < stands) return known.total
  const { rows } = await count.execute(db)
  const total = rows[0]?.total ?? 0
  counts.delete(key)
  if (total > quick) {
    counts.set(key, { total, at: now })
    const [oldest] = counts.keys()
    if (counts.size > most && oldest !== undefined) counts.delete(oldest)
  }
  return total
}
