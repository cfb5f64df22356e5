import type { z } from 'zod'
import type { printAsked } from '#domain/reports/asked.ts'
import { envelope } from '#server/core/answer.ts'
import { addressOf } from '#server/core/client-address.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { logExport } from '#server/engine/export/log.ts'
import { find } from '#server/engine/export/rows.ts'
import { refuseTooMany } from './gather.ts'
import { reportFor } from './kept.ts'
import { reportPlan } from './plan.ts'
import { writtenReport } from './written.ts'

/** More rows than this are put on paper in the background. */
const mostAtOnce = 200

/** A PDF, or `{ taskId, total }` where it takes a while. */
export async function print(
  { id, ...asked }: z.output<typeof printAsked>,
  { c, app, ...call }: PersonalCall,
) {
  const actor = { ...call.actor, address: addressOf(c) || undefined }
  const unit = { db: app.db, app, actor }
  const report = await reportFor(app.db, actor, id)
  const plan = await reportPlan(app.db, actor, report, asked)
  const found = await find(unit, report.resource, plan)
  if (found.total === 0) return c.json({ ...envelope(null), msg: '没有可打印的数据！' })
  refuseTooMany(found)
  if (found.total > mostAtOnce) {
    const key = c.req.header('idempotency-key')
    const taskId = await enqueue(app.db, app, {
      tenantId: actor.tenantId,
      kind: 'report',
      label: `打印${report.name}`,
      params: { id, ...asked, address: actor.address },
      key: key && `report ${actor.id} ${key.slice(0, 100)}`,
      by: actor.id,
    })
    return c.json({ ...envelope({ taskId, total: found.total }), msg: '数据较多，已转入后台生成' })
  }
  const { bytes } = await writtenReport(unit, report, plan, found)
  await logExport({ db: app.db, app, actor }, report.resource, { ...plan, format: 'pdf' }, found.total)
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${report.name}.pdf`)}`,
      'Cache-Control': 'no-store',
    },
  })
}
