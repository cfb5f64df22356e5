import { base64Of } from '#domain/kernel/base64.ts'
import { areaOf, callNameOf } from '#domain/kernel/resource.ts'
import { envelope } from '#server/core/answer.ts'
import { checked } from '#server/core/checked.ts'
import { addressOf } from '#server/core/client-address.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Served } from '#server/core/serve.ts'
import { visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { parsed } from '#server/engine/rows/query-string.ts'
import { logExport } from './log.ts'
import { asListQuery, planOf, seenBy, sentExport } from './plan.ts'
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
    const visibility = await visibilityOf(app.db, actor, resource)
    const sent = asListQuery(resource, await sentIn(c), visibility)
    const body = await throughView(app, actor, resource, sent)
    const plan = seenBy(planOf(resource, body), visibility.access)
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
    await logExport(unit, resource, plan, found.total)
    const file = await writtenOf(unit, resource, plan, found)
    return new Response(file, { headers: headersOf(plan) })
  }
  const path = `${areaOf(resource.name)}/${callNameOf(resource.name)}/export`
  return [{ method: 'POST', path, access: `${resource.name}:export` as Route['access'], answer } as Route]
}

/** The body of the call; a client that sends none has everything in the query. */
async function sentIn(c: PersonalCall['c']) {
  const isEmpty = c.req.header('content-length') === '0' || (await c.req.text()) === ''
  return checked(sentExport, {}, isEmpty ? parsed(new URL(c.req.url).search) : await jsonOf(c))
}

/** The name in base64, as clients of this family read it, and as every browser does (RFC 6266). */
export function headersOf({
  fileName,
  format,
}: {
  readonly fileName: string
  readonly format: keyof typeof contentTypes
}) {
  const name = `${fileName}.${format}`
  const base64 = base64Of(new TextEncoder().encode(name))
  return {
    'Content-Type': contentTypes[format],
    'Content-Disposition': `attachment; filename="${base64}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Cache-Control': 'no-store',
  }
}
