import { sql } from 'kysely'
import { auditRecord } from '#domain/security/audit-record.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { stamps } from '#server/core/stamps.ts'
import { digestOf } from './digest.ts'

/** Something that somebody may have to answer for. */
export interface Audited {
  readonly tenantId: string
  /** Who did it, as they signed in or tried to. */
  readonly account: string
  readonly action: string
  readonly target?: string
  /** Success unless told. */
  readonly result?: 'success' | 'failure'
  readonly address?: string
  readonly detail?: string
}

/**
 * Adds a record to the college's chain. Pass the transaction of the act itself as `db`, as its last step:
 * an act and its record stand or fall together, and the chain is locked until the end.
 */
export async function audit(
  db: Database,
  { now }: Pick<AppContext, 'now'>,
  { tenantId, account, action, ...more }: Audited,
) {
  await sql`select pg_advisory_xact_lock(hashtext(${`audit ${tenantId}`}))`.execute(db)
  const kept = await table(auditRecord, db, tenantId).get(
    {},
    { serial: sql<number>`serial::float8`, hash: 'hash' },
    { order: ['-serial'] },
  )
  const record = {
    serial: (kept?.serial ?? 0) + 1,
    account: account.slice(0, 64),
    action,
    target: more.target?.slice(0, 200) ?? null,
    result: more.result ?? 'success',
    address: more.address ?? null,
    detail: more.detail?.slice(0, 4000) ?? null,
    created_at: now().toISOString(),
    previous_hash: kept?.hash ?? '',
  }
  const row = { ...stamps(tenantId, account.slice(0, 64)), ...record, hash: await hashOf(record) }
  await db.insertInto('security_audit_record').values(row).execute()
}

/** The same as `audit`, for an act that has no transaction of its own. */
export const auditAlone = (app: AppContext, record: Audited) =>
  app.db.transaction().execute((db) => audit(db, app, record))

/** Over the record's words in the order they are kept. */
const hashOf = (record: object) => digestOf(Object.values(record))

/** The serial of the first record that is not as it was written or does not follow the one before; null when all do. */
export async function firstBroken(db: Database, tenantId: string): Promise<number | null> {
  let previous = { serial: 0, hash: '' }
  for (;;) {
    const { rows } = await sql<Kept>`
      select serial::float8 as serial, account, action, target, result, address, detail, created_at,
        previous_hash, hash from security_audit_record
      where tenant_id = ${tenantId} and security_audit_record.serial > ${previous.serial}
      order by security_audit_record.serial limit 1000`.execute(db)
    for (const { hash, created_at, previous_hash, ...words } of rows) {
      const record = { ...words, created_at: new Date(created_at).toISOString(), previous_hash }
      const follows = previous_hash === previous.hash && words.serial === previous.serial + 1
      if (!follows || hash !== (await hashOf(record))) return words.serial
      previous = { serial: words.serial, hash }
    }
    if (rows.length < 1000) return null
  }
}

interface Kept {
  readonly serial: number
  readonly account: string
  readonly action: string
  readonly target: string | null
  readonly result: string
  readonly address: string | null
  readonly detail: string | null
  readonly created_at: string | Date
  readonly previous_hash: string
  readonly hash: string
}
