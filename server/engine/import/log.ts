import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { attachment } from '#domain/resource/attachment.ts'
import type { importLogged } from '#domain/system/imports/asked.ts'
import { logImport } from '#domain/system/log-import.ts'
import type { Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { holds } from '#server/engine/rows/scope.ts'
import type { Batch } from './batches.ts'

/** Keeps who brought what in, in the transaction that did it. */
export async function logImported({ db, app, actor }: Unit, batch: Batch): Promise<void> {
  const { added, changed, skipped, total, resource } = batch
  const menuTitle = batch.menuTitle ?? resource.label
  await table(logImport, db, batch.tenantId).insert(
    {
      createdAt: app.now(),
      menuTitle,
      menuCode: batch.menuCode,
      account: actor.account,
      name: actor.name,
      fileId: batch.fileId,
      batchId: batch.id,
      outcome: 'done',
      total,
      added,
      changed,
      skipped,
    },
    { by: actor.id },
  )
  await told({ db, app, actor }, batch, '导入', `新增 ${added} 条，更新 ${changed} 条`)
}

export async function logUndone(unit: Unit, batch: Batch, detail: string): Promise<void> {
  await table(logImport, unit.db, batch.tenantId).update(
    { batchId: batch.id },
    { outcome: 'undone', ...changedBy(unit.actor.id, unit.app.now()) },
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
  if (!(await table(attachment, db, tenantId).exists({ id: fileId, ownerId: id })))
    refuse({ type: 'invalid', message: '文件不存在', fields: { fileId: '文件不存在' } })
  const known = await table(logImport, db, tenantId).update(
    { fileId, createdBy: id },
    { menuCode, menuTitle },
    ['id'],
  )
  if (known.length > 0) return
  if (!holds(actor, `${menuCode.replace('/', '.')}:import`)) refuse({ type: 'forbidden' })
  await table(logImport, db, tenantId).insert(
    { menuTitle, menuCode, account, name, fileId, outcome: 'done' },
    { by: id },
  )
}
