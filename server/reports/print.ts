import { z } from 'zod'
import { envelope } from '#server/answer.ts'
import { addressOf } from '#server/client-address.ts'
import { logExport } from '#server/export/log.ts'
import { find } from '#server/export/rows.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { bodyOf } from '#server/request-body.ts'
import type { PersonalCall } from '#server/route.ts'
import { refuseTooMany } from './gather.ts'
import { reportFor } from './kept.ts'
import { askedSchema, reportPlan } from './plan.ts'
import { writtenReport } from './written.ts'

/** More rows than this are put on paper in the background. */
const mostAtOnce = 200

export const printBody = z.strictObject({ id: z.uuid(), ...askedSchema.shape })

/** POST system/report/print {id, question?, rows?}: a PDF, or `{ taskId, total }` where it takes a while. */
export async function print({ c, house, ...call }: PersonalCall) {
  const person = { ...call.person, address: addressOf(c) || undefined }
  const { id, ...asked } = await bodyOf(c, printBody)
  const desk = { db: house.db, house, person }
  const report = await reportFor(house.db, person, id)
  const plan = await reportPlan(house.db, person, report, asked)
  const found = await find(desk, report.resource, plan)
  if (found.total === 0) return c.json({ ...envelope(null), msg: '没有可打印的数据！' })
  refuseTooMany(found)
  if (found.total > mostAtOnce) {
    const key = c.req.header('idempotency-key')
    const taskId = await enqueue(house.db, house, {
      tenantId: person.tenantId,
      kind: 'report',
      label: `打印${report.name}`,
      params: { id, ...asked, address: person.address },
      key: key && `report ${person.id} ${key.slice(0, 100)}`,
      by: person.id,
    })
    return c.json({ ...envelope({ taskId, total: found.total }), msg: '数据较多，已转入后台生成' })
  }
  const { bytes } = await writtenReport(desk, report, plan, found)
  await logExport(house.db, person, report.resource, { ...plan, format: 'pdf' }, found.total)
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${report.name}.pdf`)}`,
      'Cache-Control': 'no-store',
    },
  })
}
