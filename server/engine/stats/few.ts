import type { FigureRow } from '#domain/kernel/figures.ts'

interface Counted {
  readonly row: FigureRow
  /** How many rows stand behind it. */
  readonly rows: number
}

const untold = (row: FigureRow): FigureRow => ({
  ...row,
  figures: row.figures.map(() => null),
  ...(row.before && { before: row.before.map(() => null) }),
  few: true,
})

/**
 * Keeps back groups of fewer than `least` rows. Where that is only one, the next smallest goes too: the sum less the
 * others would tell it.
 */
export function withoutFew(groups: readonly Counted[], least: number): readonly FigureRow[] {
  const bySize = groups.toSorted((a, b) => a.rows - b.rows)
  const few = bySize.filter(({ rows }) => rows < least)
  const hidden = new Set(few.length === 1 && groups.length > 1 ? bySize.slice(0, 2) : few)
  return groups.map((group) => (hidden.has(group) ? untold(group.row) : group.row))
}
