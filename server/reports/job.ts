import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { logExport, logFile } from '#server/export/log.ts'
import { find } from '#server/export/rows.ts'
import { keepFile } from '#server/files/keep.ts'
import { handles, type Work } from '#server/jobs/handler.ts'
import { personOf } from '#server/session/person-of.ts'
import { reportFor } from './kept.ts'
import { reportPlan } from './plan.ts'
import { printBody } from './print.ts'
import { writtenReport } from './written.ts'

const params = printBody.extend({ address: z.string().optional() })

/** A report of many rows: into a file of whoever asked. What they may see is asked anew, as for an export. */
async function run({ house, task, params: asked, progress, cancelled }: Work<z.infer<typeof params>>) {
  const { id, address, ...rows } = asked
  const found = task.userId && (await personOf(house, task.tenantId, task.userId))
  if (!found) return refuse({ type: 'forbidden', message: '没有打印权限' })
  const person = { ...found, address }
  const desk = { db: house.db, house, person }
  const report = await reportFor(house.db, person, id)
  const plan = await reportPlan(house.db, person, report, rows)
  const list = await find(desk, report.resource, plan)
  if (list.total === 0) return { rows: 0 }
  const { bytes, missing, pages } = await writtenReport(desk, report, plan, list, {
    onPage(count, of) {
      progress(count, of)
      return !cancelled()
    },
  })
  const name = `${report.name}.pdf`
  const fileId = await keepFile(house, person, { name, contentType: 'application/pdf', bytes })
  const log = await logExport(house.db, person, report.resource, { ...plan, format: 'pdf' }, list.total)
  await logFile(house.db, task.tenantId, log, fileId)
  const lacking = missing()
  if (lacking > 0) progress(pages, pages, `字体中缺少 ${lacking} 个字，已用方框代替`)
  return { rows: list.total, pages, fileId, fileName: name, missing: lacking }
}

export const reportJob = handles(params, run)
