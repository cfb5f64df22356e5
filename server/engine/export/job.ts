import { z } from 'zod'
import { listQuerySchema } from '#domain/kernel/list-query-schema.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import { keepFile } from '#server/core/files/keep.ts'
import { handles, type Work } from '#server/core/jobs/handler.ts'
import { fieldAccess } from '#server/engine/rows/field-visibility.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { contentTypes } from './calls.ts'
import { logExport, logFile } from './log.ts'
import { type ExportPlan, seenBy } from './plan.ts'
import { find } from './rows.ts'
import { writtenOf } from './written.ts'

const plan: z.ZodType<ExportPlan> = z.object({
  resource: z.string(),
  fileName: z.string(),
  format: z.enum(['xlsx', 'csv']),
  columns: z.array(z.object({ title: z.string(), fields: z.array(z.string()) })),
  question: listQuerySchema,
  menuCode: z.string().optional(),
  menuTitle: z.string().optional(),
})
const params = z.object({ plan, address: z.string().optional() })

/**
 * An export of many rows: into a file of the person who asked. What they may see is asked anew, for it may have changed
 * since. Done twice, it makes two files, of which the task and the log name one; the other is swept with the orphans.
 */
async function run({
  app,
  task,
  params: { plan: asked, address },
  progress,
  cancelled,
}: Work<z.infer<typeof params>>) {
  const found = task.userId && (await personOf(app, task.tenantId, task.userId))
  const resource = app.served.get(asked.resource)?.resource
  if (!found || !resource || !holds(found, `${asked.resource}:export`))
    return refuse({ type: 'forbidden', message: '没有导出权限' })
  const actor = { ...found, address }
  const plan = seenBy(asked, await fieldAccess(app.db, actor, resource))
  const unit = { db: app.db, app, actor }
  const rows = await find(unit, resource, plan)
  if (rows.total === 0) return { rows: 0 }
  progress(0, rows.total)
  const written = (count: number) => progress(count, rows.total)
  const bytes = await writtenOf(unit, resource, plan, rows, { written, cancelled })
  const name = `${plan.fileName}.${plan.format}`
  const fileId = await keepFile(app, actor, { name, contentType: contentTypes[plan.format], bytes })
  const log = await logExport(unit, resource, plan, rows.total, task.id)
  await logFile(app.db, task.tenantId, log, fileId)
  return { rows: rows.total, fileId, fileName: name }
}

export const exportJob = handles(params, run)
