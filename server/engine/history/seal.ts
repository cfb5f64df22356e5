import { sql } from 'kysely'
import { auditRecord } from '#domain/security/audit-record.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { digestOf } from '#server/core/audit/digest.ts'
import { table } from '#server/core/database/table.ts'

/** The action under which seals stand in the audit chain; the target is the number, the detail count and digest. */
export const sealAction = '封存字段变更记录'

/** At most so many records in one seal, which bounds what verifying holds in memory. */
const portion = 10_000

/**
 * Binds the records that no seal vouches for yet to the college's audit chain, which is then the proof that none of
 * them was taken away. Gives how many were sealed. May be called at any time by any number of servers.
 */
export async function sealChanges(app: AppContext, tenantId: string, account = 'system'): Promise<number> {
  let sealed = 0
  for (;;) {
    const some = await app.db.transaction().execute((db) => sealSome(db, app, tenantId, account))
    sealed += some
    if (some < portion) return sealed
  }
}

async function sealSome(db: Database, app: AppContext, tenantId: string, account: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`seal ${tenantId}`}))`.execute(db)
  const { rows: last } = await sql<{ seal: number | null }>`
    select max(seal) as seal from security_change_record where tenant_id = ${tenantId}`.execute(db)
  const seal = Math.max(last[0]?.seal ?? 0, await lastSeal(db, tenantId)) + 1
  const { rows } = await sql<{ hash: string }>`
    update security_change_record r set seal = ${seal}::int
    where r.tenant_id = ${tenantId} and r.id in (select id from security_change_record
      where tenant_id = ${tenantId} and seal is null order by id limit ${portion}) returning r.hash`.execute(
    db,
  )
  if (rows.length === 0) return 0
  const digest = await sealDigest(rows.map(({ hash }) => hash))
  const detail = `${rows.length} ${digest}`
  await audit(db, app, { tenantId, account, action: sealAction, target: `${seal}`, detail })
  return rows.length
}

/** Whatever order the records come in, they have the same digest. */
export const sealDigest = (hashes: readonly string[]) => digestOf(hashes.toSorted())

async function lastSeal(db: Database, tenantId: string) {
  const row = await table(auditRecord, db, tenantId).get({ action: sealAction }, ['target'], {
    order: ['-serial'],
  })
  return Number(row?.target ?? 0)
}
