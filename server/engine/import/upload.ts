import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { line } from '#domain/kernel/seen.ts'
import { checked } from '#server/core/checked.ts'
import { keepFile } from '#server/core/files/keep.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { batchesWhere, batchNamed, checkMayImport, importableNamed, setBatch } from './batches.ts'
import { digestOf } from './digest.ts'
import { viewOf } from './view.ts'

/** Larger sheets than this are no longer made by people. */
export const largestSheet = 50 * 1024 * 1024

const query = z.object({
  resource: z.string().max(64),
  name: line().min(1).max(200),
  /** The sheet of the workbook that is meant; the first of them where it is left out. */
  sheet: z.string().min(1).max(100).optional(),
  menuCode: z.string().max(100).optional(),
  menuTitle: z.string().max(100).optional(),
  /** The same file shall be brought in once more. */
  again: z.enum(['0', '1']).optional(),
})

const underWay = 3
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** POST base/import/upload: the body is the sheet. The same file again is the same import, unless `again` says otherwise. */
export async function upload({ c, app, actor, tenantId }: PersonalCall) {
  const { db } = app
  const asked = checked(query, {}, c.req.query())
  const resource = importableNamed(asked.resource)
  checkMayImport(resource, actor)
  const content = new Uint8Array(await c.req.raw.arrayBuffer())
  if (content.byteLength === 0) refuse({ type: 'invalid', message: '文件是空的' })
  const hash = await digestOf(content)
  const own = sql`tenant_id = ${tenantId} and created_by = ${actor.id}`
  const { sheet = null } = asked
  const same = await batchesWhere(
    db,
    sql`${own} and resource = ${resource.name} and hash = ${hash}
      and sheet is not distinct from ${sheet}::text and state not in ('failed', 'cancelled', 'undone')`,
  )
  if (same[0] && asked.again !== '1') return { known: true, import: await viewOf(db, same[0]) }
  const busy = await batchesWhere(
    db,
    sql`${own} and state in ('parsing', 'checking', 'committing') and created_at > now() - interval '1 hour'`,
    underWay,
  )
  if (busy.length === underWay)
    refuse({ type: 'too-many', message: '您有多个导入正在进行，请等待完成后再试', retryAfter: 30 })

  const name = asked.name.replace(/[/\\]/g, '_')
  const contentType = /\.csv$/i.test(name) ? 'text/csv' : type
  const fileId = await keepFile(app, actor, { name, contentType, bytes: new Blob([content]).stream() })
  const row = stamps(tenantId, actor.id)
  await db.transaction().execute(async (tx) => {
    const { menuCode = null, menuTitle = null } = asked
    const told = { resource: resource.name, file_id: fileId, file_name: name, sheet, hash, state: 'parsing' }
    await tx
      .insertInto('system_import_batch')
      .values({ ...row, ...told, menu_code: menuCode, menu_title: menuTitle })
      .execute()
    const taskId = await enqueue(tx, app, {
      tenantId,
      kind: 'import-parse',
      label: `读取 ${name}`,
      params: { batchId: row.id },
      by: actor.id,
    })
    await setBatch(tx, { id: row.id, tenantId }, { taskId })
  })
  return { known: false, import: await viewOf(db, await batchNamed(db, tenantId, row.id)) }
}
