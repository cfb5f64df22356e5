import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { attachment } from '#domain/resource/attachment.ts'
import { exportLogCalls } from '#domain/system/export-log/calls.ts'
import { exportLogged } from '#domain/system/export-log/logged.ts'
import type { exportFormats } from '#domain/system/log-export.ts'
import { logExport as logExportTable } from '#domain/system/log-export.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { auditAlone } from '#server/core/audit/audit.ts'
import { nextRevision, table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { idsOf } from '#server/engine/rows/ids.ts'
import { askedIn } from './footer.ts'
import type { ExportPlan } from './plan.ts'

/**
 * Writes down an export before its first row leaves, in its own log and in the trail of the college. Returns the id of the entry, which is that of the task where one
 * makes it: begun again, it is the same export.
 */
export async function logExport(
  { db, app, actor }: Unit,
  resource: AnyResource,
  plan: Omit<ExportPlan, 'format'> & { readonly format: keyof typeof exportFormats.labels },
  rows: number,
  taskId?: string,
): Promise<string> {
  const stamped = stamps(actor.tenantId, actor.id)
  const row = { ...stamped, id: taskId ?? stamped.id }
  await db
    .insertInto('system_log_export')
    .values({
      ...row,
      ...whose(actor),
      menu_code: plan.menuCode ?? null,
      menu_title: plan.menuTitle ?? resource.label,
      resource: resource.name,
      columns: plan.columns.map(({ title }) => title).join('、'),
      asked: askedIn(resource, plan.question),
      rows,
      format: plan.format,
      file_name: `${plan.fileName}.${plan.format}`,
    })
    .onConflict((same) => same.columns(['tenant_id', 'id']).doUpdateSet({ rows }))
    .execute()
  await auditAlone(app, {
    tenantId: actor.tenantId,
    account: actor.account,
    action: `导出${resource.label}`,
    target: `${plan.fileName}.${plan.format}`,
    detail: `${rows} 条`,
    ...(actor.address && { address: actor.address }),
  })
  return row.id
}

const whose = ({ account, name, address }: Actor) => ({ account, user_name: name, address: address ?? null })

/** Says in which file an export lies. */
export const logFile = (db: Database, tenantId: string, id: string, fileList: string) =>
  table(logExportTable, db, tenantId).update(
    { id },
    { fileList, revision: nextRevision, updatedAt: sql`now()` },
  )

/**
 * The last step of an export (specification, section 7).
 * The file goes to the entry that the server wrote when it made that file: one's latest of this menu without one, of
 * the last hour. Where there is none, nothing was exported: nobody writes an entry of their own.
 */
async function add(
  { menuCode, menuTitle, fileList }: z.output<typeof exportLogged>,
  { app, actor }: PersonalCall,
): Promise<string> {
  const files = idsOf(fileList)
  await checkFiles(app.db, actor, files)
  const { rows } = await sql<{ id: string }>`update system_log_export set file_list = ${files.join(',')},
      menu_title = case when menu_code is null then ${menuTitle} else menu_title end, menu_code = ${menuCode},
      revision = revision + 1, updated_at = now()
    where tenant_id = ${actor.tenantId} and id = (
      select id from system_log_export
      where tenant_id = ${actor.tenantId} and created_by = ${actor.id} and coalesce(menu_code, ${menuCode}) = ${menuCode}
        and file_list is null and created_at > now() - interval '1 hour'
      order by menu_code is null, id desc limit 1)
    returning id`.execute(app.db)
  return rows[0]?.id ?? refuse({ type: 'invalid', message: '没有对应的导出记录' })
}

/** Nobody names the files of others in a log. */
async function checkFiles(db: Database, { tenantId, id }: Actor, files: readonly string[]) {
  const rows = await table(attachment, db, tenantId).list({ ownerId: id, id: files }, ['id'])
  if (rows.length !== files.length) refuse({ type: 'invalid', message: '导出文件不存在' })
}

export const exportLogRoutes: readonly Route[] = [answerCall(exportLogCalls.add, exportLogged, add)]
