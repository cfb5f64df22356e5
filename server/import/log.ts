import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { audit } from '#server/audit/audit.ts'
import type { Database } from '#server/house.ts'
import { holds } from '#server/resource/scope.ts'
import type { Desk } from '#server/resource/serve.ts'
import { stamps } from '#server/stamps.ts'
import type { Batch } from './batches.ts'

/** Keeps who brought what in, in the transaction that did it. */
export async function logImported({ db, house, person }: Desk, batch: Batch): Promise<void> {
  const { added, changed, skipped, total, resource } = batch
  const menuTitle = batch.menuTitle ?? resource.label
  await db
    .insertInto('system_log_import')
    .values({
      ...stamps(batch.tenantId, person.id),
      created_at: house.now().toISOString(),
      menu_title: menuTitle,
      menu_code: batch.menuCode,
      account: person.account,
      name: person.name,
      file_id: batch.fileId,
      batch_id: batch.id,
      outcome: 'done',
      total,
      added,
      changed,
      skipped,
    })
    .execute()
  await told({ db, house, person }, batch, '导入', `新增 ${added} 条，更新 ${changed} 条`)
}

export async function logUndone(desk: Desk, batch: Batch, detail: string): Promise<void> {
  await sql`update system_log_import set outcome = 'undone', revision = revision + 1, updated_by = ${desk.person.id},
    updated_at = ${desk.house.now()} where tenant_id = ${batch.tenantId} and batch_id = ${batch.id}`.execute(
    desk.db,
  )
  await told(desk, batch, '撤销导入', detail)
}

const told = (
  { db, house, person }: Desk,
  { tenantId, resource, fileName }: Batch,
  done: string,
  detail: string,
) =>
  audit(db, house, {
    tenantId,
    account: person.account,
    action: `${done}${resource.label}`,
    target: fileName,
    detail,
    ...(person.address && { address: person.address }),
  })

export interface Told {
  readonly menuCode: string
  readonly menuTitle: string
  readonly fileId: string
}

/**
 * What a client tells of an import: the menu it was done from. What the server has logged itself is completed; an entry
 * of its own gets only who may import from that menu.
 */
export async function logTold(db: Database, person: Desk['person'], { menuCode, menuTitle, fileId }: Told) {
  const { tenantId, id, account, name } = person
  const { rows: own } = await sql`select from resource_attachment
    where tenant_id = ${tenantId} and id = ${fileId} and owner_id = ${id}`.execute(db)
  if (own.length === 0) refuse({ type: 'invalid', message: '文件不存在', fields: { fileId: '文件不存在' } })
  const { rows: known } =
    await sql`update system_log_import set menu_code = ${menuCode}, menu_title = ${menuTitle}
    where tenant_id = ${tenantId} and file_id = ${fileId} and created_by = ${id} returning id`.execute(db)
  if (known.length > 0) return
  if (!holds(person, `${menuCode.replace('/', '.')}:import`)) refuse({ type: 'forbidden' })
  await db
    .insertInto('system_log_import')
    .values({
      ...stamps(tenantId, id),
      menu_title: menuTitle,
      menu_code: menuCode,
      account,
      name,
      file_id: fileId,
      outcome: 'done',
    })
    .execute()
}
