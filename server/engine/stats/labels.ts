import { resourceNamed } from '#domain/index.ts'
import type { Unit } from '#server/core/serve.ts'
import { titlesById } from '#server/engine/rows/titles.ts'
import type { Dimension } from './dimension.ts'
import type { Group } from './statement.ts'

/** The names behind the ids of each dimension, as this person may read them. */
export async function labelsFor(
  unit: Pick<Unit, 'db' | 'actor'>,
  dimensions: readonly Dimension[],
  groups: readonly Group[],
) {
  const titles = await Promise.all(
    dimensions.map(async ({ target }, at) => {
      const resource = target && resourceNamed(target.name)
      if (!resource) return
      const ids = new Set(groups.flatMap(({ keys }) => keys[at] ?? []))
      return titlesById(unit, resource, [...ids])
    }),
  )
  return (at: number, key: string | null) => (key === null ? null : (titles[at]?.get(key) ?? null))
}
