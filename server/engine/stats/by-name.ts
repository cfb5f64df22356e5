import type { FigureRow } from '#domain/kernel/figures.ts'
import { sortKey } from '#server/core/database/sort-key.ts'

/** Names by their sound, as lists have them; codes and steps of time as they are; what has no group comes last. */
export function byName(rows: readonly FigureRow[]): readonly FigureRow[] {
  const kept = new Map<string, string>()
  const sound = (label: string) => kept.get(label) ?? kept.set(label, sortKey(label) ?? '').get(label) ?? ''
  const wanted = rows.map(({ keys, labels }) =>
    keys.map((key, at) => (labels[at] ? sound(labels[at]) : (key ?? '\uffff'))),
  )
  return [...rows.keys()]
    .sort((one, other) => compare(wanted[one] ?? [], wanted[other] ?? []) || one - other)
    .flatMap((at) => rows[at] ?? [])
}

function compare(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((part, place) => part !== other[place])
  if (at < 0) return 0
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1
}
