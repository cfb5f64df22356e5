import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { previewAsked } from '#domain/reports/asked.ts'
import type { Previewed } from '#domain/reports/calls.ts'
import { faultIn } from '#domain/reports/check.ts'
import { pagesOf } from '#domain/reports/pages.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { find } from '#server/engine/export/rows.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { factsFor, gathered, markOf, mostRows } from './gather.ts'
import { reportFor } from './kept.ts'
import { reportPlan } from './plan.ts'
import { refuseStrangeView } from './strange-view.ts'

/** Rows that a preview is made of. */
const most = 100

/** The first pages as they would be, before anything is saved. */
export async function preview(
  { id, layout, viewId = null, pictures }: z.output<typeof previewAsked>,
  { app, actor }: PersonalCall,
): Promise<Previewed> {
  const unit = { db: app.db, app, actor }
  const kept = await reportFor(app.db, actor, id)
  if (!holds(actor, `${kept.resource.name}:view`)) refuse({ type: 'forbidden' })
  const fault = faultIn(layout, kept.resource, pictures ?? kept.pictures)
  if (fault) refuse({ type: 'invalid', message: fault })
  if (viewId && viewId !== kept.viewId) await refuseStrangeView(app, actor, kept.resource, viewId)
  const report = { ...kept, layout, viewId }
  const plan = await reportPlan(app.db, actor, report, {})
  const { total, ids, day } = await find(unit, report.resource, plan)
  const some = ids.subarray(0, most * 16)
  const rows = await gathered(unit, report, plan, { total: Math.min(total, most), ids: some, day })
  const { pages } = pagesOf(layout, rows, await factsFor(app, actor))
  const labels = Object.fromEntries([...shownFields(kept.resource)].map(([name, { label }]) => [name, label]))
  return {
    pages: [...pages].slice(0, 3),
    total,
    shown: rows.length,
    most: mostRows,
    mark: markOf(app, actor),
    labels,
  }
}
