import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { fitting, questionOfView } from '#domain/kernel/view.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { viewOf } from '#server/engine/views/mine.ts'
import type { ExportBody } from './plan.ts'

/** What is asked through a view that the person may use: its columns in their order, its question and its sorting. */
export async function throughView(
  app: AppContext,
  actor: Actor,
  resource: AnyResource,
  body: ExportBody,
): Promise<ExportBody> {
  if (!body.viewId) return body
  const kept = await viewOf(app, actor, body.viewId)
  if (kept?.screen !== resource.name.replace('.', '/'))
    return refuse({ type: 'invalid', message: '数据视图不存在', fields: { viewId: '数据视图不存在' } })
  const view = fitting(kept.view, resource)
  const shown = shownFields(resource)
  const names = view.columns.length > 0 ? view.columns.map(({ name }) => name) : resource.columns
  const heard = Object.fromEntries(names.map((name) => [name, shown.get(name)?.label ?? name]))
  return { ...body, heard, params: questionOfView(view) }
}
