import type { CollegeQuota } from '#domain/affairs/hardship/calls.ts'

/** A line of the table: a college, or a class under it. */
export interface QuotaRow {
  readonly id: string
  readonly depth: 0 | 1
  readonly name: string
  readonly headcount: number
  readonly places: number
  /** What its classes have of it; of a class what it borrowed, below zero what it lent. */
  readonly more: string
  readonly used: number
  readonly left: number
  readonly recognised: number
  /** Recognised, in percent of those enrolled. */
  readonly coverage: string
  /** Other classes of its college. */
  readonly siblings: readonly { readonly id: string; readonly name: string; readonly left: number }[]
}

const coverageOf = (recognised: number, headcount: number) =>
  headcount === 0 ? '' : `${((100 * recognised) / headcount).toFixed(1)}%`

const signed = (moved: number) => (moved > 0 ? `+${moved}` : String(moved))

/** The lines in reading order; classes of a closed college are left out. */
export const rowsOf = (colleges: readonly CollegeQuota[], closed: ReadonlySet<string>): readonly QuotaRow[] =>
  colleges.flatMap((college) => {
    const { classes, allotted, id, name, headcount, places, used, recognised } = college
    const own: QuotaRow = {
      ...{ id, name, headcount, places, used, recognised, depth: 0, siblings: [] },
      ...{ more: String(allotted), left: places - used, coverage: coverageOf(recognised, headcount) },
    }
    if (closed.has(id)) return [own]
    const under = classes.map(
      (each): QuotaRow => ({
        ...{ id: each.id, name: each.name, headcount: each.headcount, places: each.places, depth: 1 },
        ...{ used: each.used, left: each.left, recognised: each.recognised, more: signed(each.moved) },
        coverage: coverageOf(each.recognised, each.headcount),
        siblings: classes.filter((other) => other.id !== each.id),
      }),
    )
    return [own, ...under]
  })
