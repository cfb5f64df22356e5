import { refuse } from '#domain/kernel/refusal.ts'
import { faultIn, layoutIn } from '#domain/reports/check.ts'
import { sourceNamed } from '#domain/reports/sources.ts'
import { report } from '#domain/system/report.ts'
import { serve } from '#server/core/serve.ts'
import { refuseStrangeView } from '#server/platform/reports/strange-view.ts'

/** No layout is kept that could not be printed, and none over fields or pictures that are not its own. */
export const reports = serve(report, {
  async beforeWrite(next, { app, db, actor, current }) {
    const resource = sourceNamed(String(next.resource ?? ''))
    if (!resource) return undefined
    if (next.layout) {
      const layout = layoutIn(next.layout)
      const fault = layout
        ? faultIn(layout, resource, String(next.pictures ?? '').split(','))
        : '版面内容不正确'
      if (fault) refuse({ type: 'invalid', message: fault, fields: { layout: fault } })
    }
    if (next.viewId && next.viewId !== current?.viewId)
      await refuseStrangeView({ ...app, db }, actor, resource, next.viewId)
    return current ? undefined : { published: false }
  },
})
