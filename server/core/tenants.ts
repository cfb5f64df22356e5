import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'

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
  const { rows } = await sql`select from system_dictionary where tenant_id = ${tenantId} limit 1`.execute(db)
  if (rows.length === 0) return false
  const [oldest] = colleges
  if (colleges.size >= most && oldest !== undefined) colleges.delete(oldest)
  colleges.add(tenantId)
  return true
}
