import type { ListQuery, Rows } from '#domain/kernel/list-query.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { fitting, questionOfView, type View } from '#domain/kernel/view.ts'
import { mentioned, namedFields } from '#domain/reports/placeholders.ts'
import { savedView } from '#domain/system/saved-view.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { type ExportPlan, exportBody, planOf, seenBy } from '#server/engine/export/plan.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import type { Report } from './kept.ts'

/** What of the rows a report is asked for: left out, what its own view finds. */
export interface Asked {
  readonly question?: ListQuery | undefined
  readonly rows?: Rows | undefined
}

/** A report as an export of the fields that it shows, as far as the person is shown them. */
export async function reportPlan(
  db: Database,
  actor: Actor,
  report: Report,
  asked: Asked,
): Promise<ExportPlan> {
  const { resource, layout, name } = report
  const shown = shownFields(resource)
  const fields = [...new Set([...namedFields(layout), ...mentioned(layout)])].filter((field) =>
    shown.has(field),
  )
  const own = asked.question || asked.rows ? undefined : await questionOfReport(db, actor, report)
  const params = asked.question ?? own ?? {}
  const heard = Object.fromEntries(fields.map((field) => [field, shown.get(field)?.label ?? field]))
  const visibility = await visibilityOf(db, actor, resource)
  const query = grouped(params, report, (name) => seesWhole(visibility, name))
  const body = exportBody.parse({ fileName: name, params: query, heard, rows: asked.rows })
  return seenBy(planOf(resource, body), visibility.access)
}

/** Rows of a group must stand together, so its field decides first; who does not see it whole is refused. */
function grouped(query: ListQuery, { layout, resource }: Report, sees: (name: string) => boolean): ListQuery {
  const field = layout.group?.field
  const usual = resource.sort && sees(resource.sort.replace(/^-/, '')) ? [resource.sort] : []
  const sort = query.sort?.length ? query.sort : usual
  if (!field) return { ...query, sort }
  return {
    ...query,
    sort: [field, ...sort.filter((each) => each.replace(/^-/, '') !== field)].slice(0, 5),
  }
}

/** What the view asks that a report is bound to. Who made the report could use it; anyone who prints it need not. */
async function questionOfReport(db: Database, { tenantId }: Actor, { viewId, resource }: Report) {
  if (!viewId) return undefined
  const view = await table(savedView, db, tenantId).get({ id: viewId }, ['content'])
  if (!view) return refuse({ type: 'invalid', message: '报表所用的数据视图已被删除，请在报表设计中重新选择' })
  return questionOfView(fitting(JSON.parse(view.content ?? '') as View, resource))
}
