/**
 * How many entries of a row fit into `room`, in their order. Where not all do, room for the button that holds
 * the rest is kept. All measures in one unit.
 */
export function fitting(widths: readonly number[], room: number, more: number, gap: number): number {
  const ends: number[] = []
  for (const width of widths) ends.push((ends.at(-1) ?? -gap) + gap + width)
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  return ends.filter((end) => end + gap + more <= room).length
}
