import type { Listing } from '#workbench/resource/use-listing.ts'

/** What every tool of a list gets. */
export interface ToolProps {
  readonly listing: Listing
}
