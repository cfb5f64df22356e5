import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { importLogged } from '#domain/system/imports/asked.ts'
import type { Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { holds } from '#server/engine/rows/scope.ts'
import type { Batch } from './batches.ts'

/** Keeps who brought what in, in the transaction that did it. */
export async function logImported({ db, app, actor }: Unit, batch: Batch): Promise<void> {
  const { added, changed, skipped, total, resource } = batch
  const menuTitle = batch.menuTitle ?? resource.label
  await db
    .insertInto('system_log_import')
    .values({
      ...stamps(batch.tenantId, actor.id),
      created_at: app.now().toISOString(),
      menu_title: menuTitle,
      menu_code: batch.menuCode,
      account: actor.account,
      name: actor.name,
      file_id: batch.fileId,
      batch_id: batch.id,
      outcome: 'done',
      total,
      added,
      changed,
      skipped,
    })
    .execute()
  await told({ db, app, actor }, batch, '导入', `新增 ${added} 条，更新 ${changed} 条`)
}

export async function logUndone(unit: Unit, batch: Batch, detail: string): Promise<void> {
  await sql`update system_log_import set outcome = 'undone', revision = revision + 1, updated_by = ${unit.actor.id},
    updated_at = ${unit.app.now()} where tenant_id = ${batch.tenantId} and batch_id = ${batch.id}`.execute(
    unit.db,
  )
  await told(unit, batch, '撤销导入', detail)
}

const told = (
  { db, app, actor }: Unit,
  { tenantId, resource, fileName }: Batch,
  done: string,
  detail: string,
) =>
  audit(db, app, {
    tenantId,
    account: actor.account,
    action: `${done}${resource.label}`,
    target: fileName,
    detail,
    ...(actor.address && { address: actor.address }),
  })

/**
 * What a client tells of an import: the menu it was done from. What the server has logged itself is completed; an entry
 * of its own gets only who may import from that menu.
 */
export async function logTold(
  db: Database,
  actor: Unit['actor'],
  { menuCode, menuTitle, fileId }: z.output<typeof importLogged>,
) {
  const { tenantId, id, account, name } = actor
  const { rows: own } = await sql`select from resource_attachment
    where tenant_id = ${tenantId} and id = ${fileId} and owner_id = ${id}`.execute(db)
  if (own.length === 0) refuse({ type: 'invalid', message: '文件不存在', fields: { fileId: '文件不存在' } })
  const { rows: known } =
    await sql`update system_log_import set menu_code = ${menuCode}, menu_title = ${menuTitle}
    where tenant_id = ${tenantId} and file_id = ${fileId} and created_by = ${id} returning id`.execute(db)
  if (known.length > 0) return
  if (!holds(actor, `${menuCode.replace('/', '.')}:import`)) refuse({ type: 'forbidden' })
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
