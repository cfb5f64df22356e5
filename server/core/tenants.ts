import { dictionary } from '#domain/system/dictionary.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'

/** The college of anyone who names none. */
export const defaultTenant = '000000'

const shape = /^[\w-]{1,32}$/
/** How many colleges are remembered. An invented one is none of them, so that it puts nobody out. */
const most = 1000
const known = new WeakMap<Database, Set<string>>()

/**
 * Whether there is a college of this name, which is to say one with dictionaries. What no college can be called is
 * not looked for; whom the database knows it is asked for once.
 */
export async function isTenant(db: Database, tenantId: string): Promise<boolean> {
  if (tenantId === defaultTenant) return true
  if (!shape.test(tenantId)) return false
  const colleges = known.get(db) ?? new Set()
  known.set(db, colleges)
  if (colleges.has(tenantId)) return true
  if (!(await table(dictionary, db, tenantId).exists({}))) return false
  const [oldest] = colleges
  if (colleges.size >= most && oldest !== undefined) colleges.delete(oldest)
  colleges.add(tenantId)
  return true
}
