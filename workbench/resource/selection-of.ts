import type { AnyRow } from './row.ts'
import type { Listing } from './use-listing.ts'

/** The chosen rows of a listing as a table asks for them. */
export const selectionOf = ({ chosen, choose }: Listing, rows: readonly AnyRow[]) => ({
  selection: new Set(chosen.map((row) => row.id)),
  onSelectionChange: (ids: ReadonlySet<string>) => choose(rows.filter((row) => ids.has(row.id))),
})
