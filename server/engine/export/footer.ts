import { comparisonsIn } from '#domain/kernel/condition.ts'
import { asOf, type ListQuery } from '#domain/kernel/list-query.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { exportFooter } from '#domain/sheet/export-footer.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import type { ExportPlan } from './plan.ts'

/** The last line of a sheet: who took it along, when, and what it was asked for. */
export async function footerOf(
  { app, actor }: Unit,
  resource: AnyResource,
  { question }: ExportPlan,
  total: number,
): Promise<string> {
  const asked = askedIn(resource, question)
  return exportFooter({ who: `${actor.name}（${actor.account}）`, at: timeOf(app.now()), asked, total })
}

/** By which fields the rows were narrowed; the values stay with those who asked. */
export function askedIn(resource: AnyResource, { filters = {}, condition }: ListQuery): string {
  const names = [
    ...Object.keys(filters).map((key) => key.replace(/\..*$/, '')),
    ...(condition ? comparisonsIn(condition).map(({ field }) => field) : []),
  ]
  const shown = shownFields(resource)
  const words = { search: '搜索', id: '所选记录', [asOf]: `截至 ${filters[asOf]}` } as Readonly<
    Record<string, string>
  >
  const labels = [...new Set(names)].map((name) => words[name] ?? shown.get(name)?.label ?? name)
  return labels.join('、') || '无'
}
