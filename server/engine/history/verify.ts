import { sql } from 'kysely'
import { changeRecord } from '#domain/security/change-record.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { type Recorded, recordHash } from './record-hash.ts'
import { sealAction, sealDigest } from './seal.ts'

/** Where the records of changes are not as they were written. */
export type Breach =
  /** This record was rewritten, or the one before it is gone. */
  | {
      readonly record: {
        readonly id: string
        readonly resource: string
        readonly rowTitle: string
        readonly serial: number
      }
    }
  /** Records that this seal vouches for are gone, or others were put among them. */
  | { readonly seal: number }

/** The first breach, or null when every record is as it was written and none is missing. */
export const firstBreach = async (db: Database, tenantId: string): Promise<Breach | null> =>
  (await brokenRecord(db, tenantId)) ?? (await brokenSeal(db, tenantId))

type Kept = Omit<Recorded, 'changedAt'> & {
  readonly id: string
  readonly hash: string
  readonly changedAt: Date | string
}

async function brokenRecord(db: Database, tenantId: string): Promise<Breach | null> {
  let previous = { resource: '', rowId: '', serial: 0, hash: '' }
  for (;;) {
    const { rows } = await sql<Kept>`
      select id, resource, row_id as "rowId", row_title as "rowTitle", serial, verb, changed, changes, account,
        address, batch, reason, changed_at as "changedAt", previous_hash as "previousHash", hash
      from security_change_record where tenant_id = ${tenantId}
        and (resource, row_id, serial) > (${previous.resource}, ${previous.rowId}, ${previous.serial}::int)
      order by resource, row_id, serial limit 1000`.execute(db)
    for (const { id, hash, ...kept } of rows) {
      const record = { ...kept, changedAt: new Date(kept.changedAt).toISOString() }
      const same = record.resource === previous.resource && record.rowId === previous.rowId
      const before = same ? previous : { serial: 0, hash: '' }
      const follows = record.serial === before.serial + 1 && record.previousHash === before.hash
      if (!follows || hash !== recordHash(tenantId, record)) {
        const { resource, rowTitle, serial } = record
        return { record: { id, resource, rowTitle, serial } }
      }
      previous = { resource: record.resource, rowId: record.rowId, serial: record.serial, hash }
    }
    if (rows.length < 1000) return null
  }
}

async function brokenSeal(db: Database, tenantId: string): Promise<Breach | null> {
  const { rows: seals } = await sql<{ seal: number; detail: string }>`
    select target::int as seal, detail from security_audit_record
    where tenant_id = ${tenantId} and action = ${sealAction}
    order by security_audit_record.serial`.execute(db)
  for (const { seal, detail } of seals) {
    const rows = await table(changeRecord, db, tenantId).list({ seal }, ['hash'])
    const digest = await sealDigest(rows.map(({ hash }) => hash ?? ''))
    if (detail !== `${rows.length} ${digest}`) return { seal }
  }
  return null
}
