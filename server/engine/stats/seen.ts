import { resourceNamed } from '#domain/index.ts'
import type { Stats } from '#domain/kernel/stats.ts'
import type { Unit } from '#server/core/serve.ts'
import { visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { dimensionOf, type Read } from './dimension.ts'
import { readsOf } from './measure.ts'

/** What of a declaration somebody may see: groups, measures, and whether anything lies in time for them. */
export interface Seen {
  readonly groups: readonly string[]
  readonly measures: readonly string[]
  readonly inTime: boolean
  /** Whether they may ask what holds on one day. */
  readonly onDay: boolean
}

/** A figure tells of the fields that it reads: who does not see each of them whole is not told it. */
export async function seenOf({ db, actor }: Pick<Unit, 'db' | 'actor'>, stats: Stats): Promise<Seen> {
  const sees = async ({ table, name }: Read) => {
    const resource = resourceNamed(table.name)
    if (!resource || name === 'id') return true
    const { access, masks } = await visibilityOf(db, actor, resource)
    return access[name] !== 'hidden' && !masks.has(name)
  }
  const all = async (reads: readonly Read[]) => (await Promise.all(reads.map(sees))).every(Boolean)
  const own = (names: readonly string[]) => names.map((name) => ({ table: stats.of, name }))
  const kept = async (names: readonly string[], readsBy: (name: string) => readonly Read[]) =>
    (await Promise.all(names.map(async (name) => ((await all(readsBy(name))) ? [name] : [])))).flat()
  const { during, of } = stats
  const asked = during ? [during.since, during.until] : of.asOf && [...of.asOf.fields, of.asOf.since]
  return {
    groups: await kept(stats.by, (name) => dimensionOf(stats.of, name).reads),
    measures: await kept(Object.keys(stats.measures), (name) => own(readsOf(stats, name))),
    inTime: stats.over !== undefined && (await all(own([stats.over]))),
    onDay: asked !== undefined && (await all(own(asked))),
  }
}
