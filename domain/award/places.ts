import type { TieRule } from './words.ts'

/** Somebody in the ranking of a college; null is not known and stands last. */
export interface Candidate {
  readonly id: string
  readonly score: number | null
  readonly second: number | null
}

const down = (one: number | null, other: number | null) => (other ?? -Infinity) - (one ?? -Infinity) || 0
const sameScore = (one: Candidate, other: Candidate) => one.score === other.score
const sameBoth = (one: Candidate, other: Candidate) => sameScore(one, other) && one.second === other.second

/** From the best down: by score, then by the second figure where the rule asks it. */
export const ranked = <C extends Candidate>(candidates: readonly C[], rule: TieRule): readonly C[] =>
  candidates.toSorted((one, other) => {
    const by = one.score === other.score ? 0 : down(one.score, other.score)
    if (by !== 0 || rule !== 'second' || one.second === other.second) return by
    return down(one.second, other.second)
  })

/** The place of each candidate, from 1; those who are alike share one. */
export function placesOf<C extends Candidate>(
  candidates: readonly C[],
  rule: TieRule,
): ReadonlyMap<string, number> {
  const alike = rule === 'second' ? sameBoth : sameScore
  const places = new Map<string, number>()
  let last: { readonly of: C; readonly place: number } | undefined
  for (const [at, of] of ranked(candidates, rule).entries()) {
    const place = last && alike(last.of, of) ? last.place : at + 1
    places.set(of.id, place)
    last = { of, place }
  }
  return places
}

/**
 * Who is within so many places. Those who are alike are chosen together or not at all: where they would not all fit, the
 * rule `all` chooses them beyond the places, the others none of them; `second` calls alike only those whose second figure
 * is the same too.
 */
export function chosenOf(
  candidates: readonly Candidate[],
  places: number,
  rule: TieRule,
): ReadonlySet<string> {
  const groups = Map.groupBy(placesOf(candidates, rule), ([, place]) => place)
  return new Set(
    [...groups].flatMap(([place, group]) => {
      const fits = rule === 'all' ? place <= places : place + group.length - 1 <= places
      return fits ? group.map(([id]) => id) : []
    }),
  )
}

/** How many may hold a place: the places, or more where the rule chooses those who are alike beyond them. */
export const boundOf = (candidates: readonly Candidate[], places: number, rule: TieRule): number =>
  Math.max(places, chosenOf(candidates, places, rule).size)
