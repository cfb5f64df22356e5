import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { printAsked } from '#domain/reports/asked.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import { keepFile } from '#server/core/files/keep.ts'
import { handles, type Work } from '#server/core/jobs/handler.ts'
import { logExport, logFile } from '#server/engine/export/log.ts'
import { find } from '#server/engine/export/rows.ts'
import { reportFor } from './kept.ts'
import { reportPlan } from './plan.ts'
import { writtenReport } from './written.ts'

const params = printAsked.extend({ address: z.string().optional() })

/** A report of many rows: into a file of the person who asked. What they may see is asked anew, as for an export. */
async function run({ app, task, params: asked, progress, cancelled }: Work<z.infer<typeof params>>) {
  const { id, address, ...rows } = asked
  const found = task.userId && (await personOf(app, task.tenantId, task.userId))
  if (!found) return refuse({ type: 'forbidden', message: '没有打印权限' })
  const actor = { ...found, address }
  const unit = { db: app.db, app, actor }
  const report = await reportFor(app.db, actor, id)
  const plan = await reportPlan(app.db, actor, report, rows)
  const list = await find(unit, report.resource, plan)
  if (list.total === 0) return { rows: 0 }
  const { bytes, missing, pages } = await writtenReport(unit, report, plan, list, {
    onPage(count, of) {
      progress(count, of)
      return !cancelled()
    },
  })
  const name = `${report.name}.pdf`
  const fileId = await keepFile(app, actor, { name, contentType: 'application/pdf', bytes })
  const log = await logExport(
    { db: app.db, app, actor },
    report.resource,
    { ...plan, format: 'pdf' },
    list.total,
  )
  await logFile(app.db, task.tenantId, log, fileId)
  const lacking = missing()
  if (lacking > 0) progress(pages, pages, `字体中缺少 ${lacking} 个字，已用方框代替`)
  return { rows: list.total, pages, fileId, fileName: name, missing: lacking }
}

export const reportJob = handles(params, run)
