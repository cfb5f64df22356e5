import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { House, Person } from '#server/house.ts'
import { viewOf } from '#server/views/mine.ts'

/** A report is bound only to views of its own list that whoever binds it may use. */
export async function refuseStrangeView(house: House, person: Person, { name }: AnyResource, id: string) {
  const view = await viewOf(house, person, id)
  if (view?.screen !== name.replace('.', '/'))
    refuse({ type: 'invalid', message: '数据视图不存在', fields: { viewId: '数据视图不存在' } })
}
