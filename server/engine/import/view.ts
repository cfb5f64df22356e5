import { sql } from 'kysely'
import { task as taskTable } from '#domain/resource/task.ts'
import type { ImportState } from '#domain/system/import-batch.ts'
import type { ImportView } from '#domain/system/import-plan.ts'
import { importRow } from '#domain/system/import-row.ts'
import type { Database } from '#server/core/app-context.ts'
import { filled, table } from '#server/core/database/table.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import { type Batch, batchesWhere, batchNamed, setBatch } from './batches.ts'
import { countStates } from './stage.ts'

/** An import as its owner sees it. */
export async function viewOf(db: Database, asked: Batch): Promise<ImportView> {
  const batch = await settled(db, asked)
  const waiting = ['staged', 'committing', 'returning', 'committed', 'undoing', 'undone'].includes(
    batch.state,
  )
  const counts = waiting ? await countStates(db, batch) : {}
  const remembered = batch.state === 'mapping' && (await isRemembered(db, batch))
  return {
    id: batch.id,
    resource: batch.resource.name,
    fileId: batch.fileId,
    fileName: batch.fileName,
    sheet: batch.sheet,
    state: batch.state,
    layout: batch.layout,
    plan: batch.plan,
    total: batch.total,
    added: batch.added,
    changed: batch.changed,
    skipped: batch.skipped,
    fault: batch.fault,
    taskId: batch.taskId,
    createdAt: batch.createdAt,
    counts,
    remembered,
  }
}

async function isRemembered(db: Database, { id, tenantId, createdBy, resource, headings }: Batch) {
  const before = await batchesWhere(
    db,
    sql`tenant_id = ${tenantId} and created_by = ${createdBy} and resource = ${resource.name}
      and headings = ${headings} and id <> ${id} and state in ('staged', 'committing', 'committed', 'undone')`,
  )
  return before.length > 0
}

/** Where an import stands when the task that carried it on has ended without it. */
const leftAt: Readonly<Partial<Record<ImportState, ImportState>>> = {
  parsing: 'failed',
  checking: 'mapping',
  committing: 'staged',
  returning: 'staged',
  undoing: 'committed',
}

async function settled(db: Database, batch: Batch): Promise<Batch> {
  const left = leftAt[batch.state]
  if (!left || !batch.taskId) return batch
  const task = await table(taskTable, db, batch.tenantId).get({ id: batch.taskId }, ['state', 'note'])
  if (task?.state !== 'dead' && task?.state !== 'cancelled') return batch
  const cancelled = task.state === 'cancelled'
  const fault = cancelled ? '已取消' : task.note
  if (left === 'staged' && (await hasWritten(db, batch))) await returnLater(db, batch, fault)
  else {
    const state = cancelled && left === 'failed' ? 'cancelled' : left
    await setBatch(db, batch, { state, fault }, [batch.state])
  }
  return batchNamed(db, batch.tenantId, batch.id)
}

const hasWritten = async (db: Database, { tenantId, id }: Batch) =>
  await table(importRow, db, tenantId).exists({ batchId: id, targetRevision: filled })

/** A writing in steps that nobody carries on is taken back by a task of its own. */
const returnLater = (db: Database, batch: Batch, fault: string | null) =>
  db.transaction().execute(async (tx) => {
    if (!(await setBatch(tx, batch, { state: 'returning', fault: batch.fault ?? fault }, [batch.state])))
      return
    const { tenantId, fileName, createdBy: by, id: batchId } = batch
    const params = { batchId, extent: 'all', address: null }
    const label = `退回 ${fileName}`
    const taskId = await enqueue(tx, {}, { tenantId, kind: 'import-commit', label, by, params })
    await setBatch(tx, batch, { taskId })
  })

/** Settles the imports whose task has ended without them and that nobody has looked at since. */
export async function settleImports(db: Database): Promise<void> {
  const open = await batchesWhere(db, sql`state in ('committing', 'returning')`, 100)
  for (const batch of open) await settled(db, batch)
}
