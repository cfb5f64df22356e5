import { areaOf, callNameOf } from '#domain/kernel/resource.ts'
import { envelope } from '#server/core/answer.ts'
import { addressOf } from '#server/core/client-address.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import { bodyOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Served } from '#server/core/serve.ts'
import { fieldAccess } from '#server/engine/rows/field-visibility.ts'
import { logExport } from './log.ts'
import { exportBody, planOf, seenBy } from './plan.ts'
import { find } from './rows.ts'
import { throughView } from './through-view.ts'
import { writtenOf } from './written.ts'

/** More rows than this are written in the background. */
const mostAtOnce = 5000

export const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/**
 * POST <resource>/export {fileName, params, heard}, or {fileName, viewId}: the rows as a file (specification, section 7). Many rows are put
 * aside: then the answer is `{ taskId, total }`, and the file is in the result of that task. None at all says so.
 */
export const exportRoutes = ({ resource }: Served): Route[] => {
  async function answer({ c, app, ...call }: PersonalCall) {
    const actor = { ...call.actor, address: addressOf(c) || undefined }
    const body = await throughView(app, actor, resource, await bodyOf(c, exportBody))
    const access = await fieldAccess(app.db, actor, resource)
    const plan = seenBy(planOf(resource, body), access)
    const unit = { db: app.db, app, actor }
    const found = await find(unit, resource, plan)
    if (found.total === 0) return c.json({ ...envelope(null), msg: '没有可导出的数据！' })
    if (found.total > mostAtOnce) {
      const asked = c.req.header('idempotency-key')
      const taskId = await enqueue(app.db, app, {
        tenantId: actor.tenantId,
        kind: 'export',
        label: `导出${plan.fileName}`,
        params: { plan, address: actor.address },
        key: asked && `export ${actor.id} ${asked.slice(0, 100)}`,
        by: actor.id,
      })
      return c.json({ ...envelope({ taskId, total: found.total }), msg: '数据较多，已转入后台导出' })
    }
    await logExport(app.db, actor, resource, plan, found.total)
    const file = await writtenOf(unit, resource, plan, found)
    return new Response(file, { headers: headersOf(plan) })
  }
  const path = `${areaOf(resource.name)}/${callNameOf(resource.name)}/export`
  return [{ method: 'POST', path, access: `${resource.name}:export` as Route['access'], answer } as Route]
}

/** The name in base64, as clients of this family read it, and as every browser does (RFC 6266). */
function headersOf({
  fileName,
  format,
}: {
  readonly fileName: string
  readonly format: keyof typeof contentTypes
}) {
  const name = `${fileName}.${format}`
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(name)))
  return {
    'Content-Type': contentTypes[format],
    'Content-Disposition': `attachment; filename="${base64}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Cache-Control': 'no-store',
  }
}
