import type { z } from 'zod'
import type { oneId } from '#domain/kernel/one-id.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { ImportState } from '#domain/system/import-batch.ts'
import type { ImportPlan } from '#domain/system/import-plan.ts'
import { importRow } from '#domain/system/import-row.ts'
import { importableFields, keysOf } from '#domain/system/importable.ts'
import type { committed, planned } from '#domain/system/imports/asked.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { type Batch, batchNamed, ownBatch, passBatch } from './batches.ts'
import { viewOf } from './view.ts'

interface Step {
  readonly from: readonly ImportState[]
  readonly to: ImportState
  readonly kind: 'import-check' | 'import-commit' | 'import-undo'
  readonly label: string
  readonly params?: object
  readonly plan?: ImportPlan
}

/** Goes on in the background: the state and the task change together, so that a second press finds it done. */
async function go(
  { app, actor, tenantId }: PersonalCall,
  batch: Batch,
  { from, to, kind, label, params, plan }: Step,
) {
  await app.db.transaction().execute(async (tx) => {
    await passBatch(tx, batch, { state: to, fault: null, ...(plan && { plan }) }, from)
    const task = { tenantId, kind, label: `${label} ${batch.fileName}`, by: actor.id }
    const taskId = await enqueue(tx, app, { ...task, params: { batchId: batch.id, ...params } })
    await passBatch(tx, batch, { taskId }, [to])
  })
  return viewOf(app.db, await batchNamed(app.db, tenantId, batch.id))
}

/** Settles what each column is, and checks every row. */
export async function setPlan({ id, plan }: z.output<typeof planned>, call: PersonalCall) {
  const batch = await ownBatch(call.app.db, call.actor, id)
  checkPlan(batch, plan)
  await checkMayFill(call, batch, plan)
  return go(call, batch, {
    from: ['mapping', 'staged'],
    to: 'checking',
    kind: 'import-check',
    label: '检查',
    plan,
  })
}

function checkPlan({ resource, layout }: Batch, { columns, key, mode }: ImportPlan) {
  const known = new Set(importableFields(resource).map(([name]) => name))
  const used = columns.filter((name) => name !== null)
  const misplaced = used.some((name) => !known.has(name)) || new Set(used).size < used.length
  if (misplaced || columns.length > (layout?.headings.length ?? 0))
    refuse({ type: 'invalid', message: '列的对应关系不正确' })
  if (used.length === 0) refuse({ type: 'invalid', message: '请至少对应一列' })
  const unique = keysOf(resource).some((group) => group.join() === key.join())
  if (key.length > 0 && !(unique && key.every((name) => used.includes(name))))
    refuse({ type: 'invalid', message: '用来识别记录的列没有对应' })
  if (key.length === 0 && mode !== 'add')
    refuse({ type: 'invalid', message: '更新记录需要选择用来识别记录的列' })
}

/** A column that the person may not fill is named before a single row is looked at. */
async function checkMayFill({ app, actor }: PersonalCall, { resource }: Batch, { columns, key }: ImportPlan) {
  const { access, masks } = await visibilityOf(app.db, actor, resource)
  const covered = key.find((name) => masks.has(name))
  // Row by row, the check would say which of the numbers of a sheet are somebody's.
  if (covered)
    refuse({
      type: 'invalid',
      message: phrase('“{{field}}”对您脱敏显示，不能用来识别记录', { field: resource.fields[covered].label }),
    })
  const closed = columns.filter(
    (name) => name !== null && ['hidden', 'masked', 'read'].includes(access[name] ?? ''),
  )
  if (closed.length === 0) return
  const labels = closed.map((name) => resource.fields[name ?? ''].label).join('、')
  refuse({ type: 'invalid', message: phrase('您无权填写这些字段，请不要对应：{{labels}}', { labels }) })
}

/** Writes the good rows, or all of them and otherwise none. */
export async function commit({ id, extent }: z.output<typeof committed>, call: PersonalCall) {
  const { db } = call.app
  const batch = await ownBatch(db, call.actor, id)
  if (extent === 'all') {
    const there = await table(importRow, db, call.tenantId).exists({ batchId: id, state: 'bad' })
    if (there) refuse({ type: 'conflict', message: '还有错误的行，请先修改，或只导入正确的行' })
  }
  const params = { extent, address: addressOf(call.c) || null }
  return go(call, batch, { from: ['staged'], to: 'committing', kind: 'import-commit', label: '导入', params })
}

export async function undo({ id }: z.output<typeof oneId>, call: PersonalCall) {
  const batch = await ownBatch(call.app.db, call.actor, id)
  const params = { address: addressOf(call.c) || null }
  return go(call, batch, {
    from: ['committed'],
    to: 'undoing',
    kind: 'import-undo',
    label: '撤销导入',
    params,
  })
}

/** Gives an import up that has written nothing yet. */
export async function cancel({ id }: z.output<typeof oneId>, call: PersonalCall) {
  const { db } = call.app
  const batch = await ownBatch(db, call.actor, id)
  await db.transaction().execute(async (tx) => {
    await passBatch(tx, batch, { state: 'cancelled' }, ['parsing', 'mapping', 'checking', 'staged', 'failed'])
    await table(importRow, tx, call.tenantId).remove({ batchId: id })
  })
  return null
}
