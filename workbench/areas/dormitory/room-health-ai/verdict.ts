import { type HealthItem, healthItems } from '#domain/dormitory/check/score.ts'
import type { AnyRow } from '#workbench/engine/row.ts'

/** What a person says to the points that were proposed for an item; none was proposed where the pictures do not show it. */
export type Way = 'adopt' | 'change' | 'reject'

export interface Verdict {
  readonly way: Way | null
  readonly points: number | null
}

export interface ItemProposal {
  readonly item: HealthItem
  readonly suggested: number | null
  readonly reason: string
}

export type Verdicts = Readonly<Partial<Record<HealthItem, Verdict>>>

/** The items that were asked of this room: each has its reason. */
export const proposalsIn = (row: AnyRow): readonly ItemProposal[] =>
  healthItems.flatMap((item) => {
    const [suggested, reason] = [row[`${item}Suggested`], row[`${item}Reason`]]
    return typeof reason === 'string'
      ? [{ item, suggested: typeof suggested === 'number' ? suggested : null, reason }]
      : []
  })

/** What is said of an item once a way is chosen: only an adopted one has points without anybody entering them. */
export const verdictBy = (way: Way | null, { suggested }: ItemProposal): Verdict => ({
  way,
  points: way === 'adopt' ? suggested : null,
})

/** What `confirm` is sent; undefined until each item is decided on. */
export function answersOf(proposals: readonly ItemProposal[], verdicts: Verdicts, remark: string) {
  const decided = proposals.map(({ item }) => ({ item, points: verdicts[item]?.points ?? null }))
  if (decided.some(({ points }) => points === null)) return undefined
  const rejected = proposals.filter(({ item }) => verdicts[item]?.way === 'reject').map(({ item }) => item)
  return {
    ...Object.fromEntries(decided.map(({ item, points }) => [item, points])),
    rejected: rejected.join(',') || null,
    remark: remark.trim() || null,
  }
}
