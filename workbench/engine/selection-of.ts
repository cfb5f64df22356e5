import type { AnyRow } from './row.ts'
import type { Listing } from './use-listing.ts'

/** The chosen rows of a listing as a table asks for them; those of other pages stay chosen. */
export function selectionOf({ chosen, choose, allChosen, count }: Listing, rows: readonly AnyRow[]) {
  const known = new Map((allChosen ? rows : [...chosen, ...rows]).map((row) => [row.id, row]))
  return {
    selection: new Set((allChosen ? rows : chosen).map((row) => row.id)),
    chosenCount: count,
    onSelectionChange: (ids: ReadonlySet<string>) => choose([...ids].flatMap((id) => known.get(id) ?? [])),
  }
}
