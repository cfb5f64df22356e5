import { sql } from 'kysely'
import { resourceNamed } from '#domain/index.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { ImportState } from '#domain/system/import-batch.ts'
import { importBatch } from '#domain/system/import-batch.ts'
import { type ImportLayout, type ImportPlan, plainPlan } from '#domain/system/import-plan.ts'
import { isImportable } from '#domain/system/importable.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { snake } from '#server/core/database/names.ts'
import { table } from '#server/core/database/table.ts'
import { holds } from '#server/engine/rows/scope.ts'

/** An import as the server works on it. */
export interface Batch {
  readonly id: string
  readonly tenantId: string
  readonly createdBy: string
  readonly createdAt: string
  readonly resource: AnyResource
  readonly fileId: string
  readonly fileName: string
  readonly sheet: string | null
  readonly hash: string
  readonly state: ImportState
  readonly menuCode: string | null
  readonly menuTitle: string | null
  readonly layout: ImportLayout | null
  readonly plan: ImportPlan | null
  readonly headings: string | null
  readonly total: number
  readonly added: number
  readonly changed: number
  readonly skipped: number
  readonly fault: string | null
  readonly taskId: string | null
}

const columns = sql.raw(`id, tenant_id as "tenantId", created_by as "createdBy",
  to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as "createdAt", resource,
  file_id as "fileId", file_name as "fileName", sheet, hash, state, menu_code as "menuCode", menu_title as "menuTitle",
  layout, plan, headings, coalesce(total, 0) as total, coalesce(added, 0) as added, coalesce(changed, 0) as changed,
  coalesce(skipped, 0) as skipped, fault, task_id as "taskId"`)

interface Kept {
  readonly resource: string
  readonly layout: string | null
  readonly plan: string | null
}

const batchOf = (row: Kept): Batch =>
  ({
    ...row,
    resource: importableNamed(row.resource),
    layout: row.layout && JSON.parse(row.layout),
    // One that was settled before it could say all of it means the rest as a new one does.
    plan: row.plan && { ...plainPlan, ...JSON.parse(row.plan) },
  }) as unknown as Batch

/** The resource that rows are brought into; it refuses what cannot be filled so. */
export function importableNamed(name: string): AnyResource {
  const resource = resourceNamed(name)
  return resource && isImportable(resource) ? resource : refuse({ type: 'not-found' })
}

export const checkMayImport = (resource: AnyResource, actor: Actor) =>
  holds(actor, `${resource.name}:import`) || refuse({ type: 'forbidden' })

/** Imports are found by what `where` says of them, the last one first. */
export async function batchesWhere(db: Database, where: ReturnType<typeof sql>, limit = 1) {
  const { rows } = await sql<Kept>`select ${columns} from system_import_batch where ${where}
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows.map(batchOf)
}

/** An import by its id; it refuses where there is none. Whose it is, is the caller's to ask. */
export async function batchNamed(db: Database, tenantId: string, id: string): Promise<Batch> {
  const [batch] = await batchesWhere(db, sql`tenant_id = ${tenantId} and id = ${id}`)
  return batch ?? refuse({ type: 'not-found' })
}

/** The same, held until the transaction ends. */
export async function lockedBatch(db: Database, { tenantId, id }: Pick<Batch, 'id' | 'tenantId'>) {
  await table(importBatch, db, tenantId).lock({ id })
  return batchNamed(db, tenantId, id)
}

/** One's own import, while one may still import there. */
export async function ownBatch(db: Database, actor: Actor, id: string): Promise<Batch> {
  const batch = await batchNamed(db, actor.tenantId, id)
  if (batch.createdBy !== actor.id) refuse({ type: 'not-found' })
  checkMayImport(batch.resource, actor)
  return batch
}

type BatchChanges = Partial<Omit<Batch, 'id' | 'tenantId' | 'createdBy' | 'createdAt' | 'resource'>>

/** Sets what is told. With `from`, only while the import is in one of these states; false when it is not. */
export async function setBatch(
  db: Database,
  { id, tenantId }: Pick<Batch, 'id' | 'tenantId'>,
  told: BatchChanges,
  from?: readonly ImportState[],
): Promise<boolean> {
  const set = Object.entries(told).map(([name, value]) => {
    const kept = value !== null && typeof value === 'object' ? JSON.stringify(value) : value
    return sql`, ${sql.raw(snake(name))} = ${kept}`
  })
  const { rows } =
    await sql`update system_import_batch set revision = revision + 1, updated_at = now()${sql.join(set, sql``)}
    where tenant_id = ${tenantId} and id = ${id} and ${from ? sql`state = any(${from}::text[])` : sql`true`}
    returning id`.execute(db)
  return rows.length === 1
}

/** The same, refused with words when somebody has gone on meanwhile. */
export async function passBatch(
  db: Database,
  batch: Batch,
  told: BatchChanges,
  from: readonly ImportState[],
) {
  if (await setBatch(db, batch, told, from)) return
  refuse({ type: 'conflict', message: '该导入的状态已变化，请刷新后重试' })
}
