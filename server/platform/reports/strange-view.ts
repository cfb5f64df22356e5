import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { viewOf } from '#server/engine/views/mine.ts'

/** A report is bound only to views of its own list that anyone who binds it may use. */
export async function refuseStrangeView(app: AppContext, actor: Actor, { name }: AnyResource, id: string) {
  const view = await viewOf(app, actor, id)
  if (view?.screen !== name.replace('.', '/'))
    refuse({ type: 'invalid', message: '数据视图不存在', fields: { viewId: '数据视图不存在' } })
}
