import { sql } from 'kysely'
import { registration } from '#domain/system/registration.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { hashOf } from '#server/identity/session/tokens.ts'

export interface Registration {
  readonly code: string
  readonly keyHash: string | null
  readonly schoolName: string | null
  /** As `moment` has it; null until the college has registered. */
  readonly registeredAt: string | null
}

export async function registrationOf(db: Database, tenantId: string): Promise<Registration | undefined> {
  return table(registration, db, tenantId).get({}, ['code', 'keyHash', 'schoolName', 'registeredAt'])
}

/** Letters and digits that nobody takes for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Groups of four, five bits a letter: `groups` of 4 give 80 bits. */
const inGroups = (groups: number) =>
  Array.from({ length: groups }, () =>
    Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => letters[byte % 32]).join(''),
  ).join('-')

/**
 * At each start until the college has registered: a new key, which only anyone who reads the server's own output can
 * know. Gives the key, or nothing when there is nothing left to register.
 */
export const openRegistration = (
  { db }: Pick<AppContext, 'db'>,
  tenantId: string,
): Promise<string | undefined> =>
  db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`registration ${tenantId}`}))`.execute(db)
    const known = await registrationOf(db, tenantId)
    if (known?.registeredAt) return undefined
    const key = inGroups(4)
    const key_hash = await hashOf(key)
    if (known) await table(registration, db, tenantId).update({}, { keyHash: key_hash })
    else await table(registration, db, tenantId).insert({ code: inGroups(3), keyHash: key_hash })
    return key
  })
