import type { FigureRow } from '#domain/kernel/figures.ts'
import { sortKey } from '#server/core/database/sort-key.ts'

/**
 * The order of the sets of one answer: names by their sound, as lists have them, codes and steps of time as they are, and
 * last what has no group. Each name is spelt once, however many sets have it.
 */
export function byName(): (rows: readonly FigureRow[]) => readonly FigureRow[] {
  const spelt = new Map<string, string>()
  function soundOf(label: string): string {
    const sound = spelt.get(label) ?? sortKey(label) ?? ''
    spelt.set(label, sound)
    return sound
  }
  const wantedOf = ({ keys, labels }: FigureRow) =>
    keys.map((key, at) => (labels[at] ? soundOf(labels[at]) : (key ?? '\uffff')))
  return (rows) =>
    rows
      .map((row) => ({ row, wanted: wantedOf(row) }))
      .sort((one, other) => compare(one.wanted, other.wanted))
      .map(({ row }) => row)
}

function compare(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((part, place) => part !== other[place])
  if (at < 0) return 0
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1
}
