import { isCut } from '#domain/kernel/figure-sets.ts'
import type { FigureRow, Figures } from '#domain/kernel/figures.ts'

/** The rows of one set, each with its keys in the order of `groups`. */
export function rowsOf({ sets }: Figures, groups: readonly string[]): readonly FigureRow[] {
  const set = sets.find(({ by }) => isCut(by, groups))
  if (!set) return []
  const places = groups.map((group) => set.by.indexOf(group))
  return set.rows.map((row) => ({
    ...row,
    keys: places.map((at) => row.keys[at] ?? null),
    labels: places.map((at) => row.labels[at] ?? null),
  }))
}

/** Whether anything was counted at all. */
export const hasRows = (figures: Figures | undefined) =>
  figures?.sets.some(({ by, rows }) => by.length > 0 && rows.length > 0) ?? false

/** Whether the answer has this cut. */
export const isAnswered = ({ sets }: Figures, groups: readonly string[]) =>
  sets.some(({ by }) => isCut(by, groups))
