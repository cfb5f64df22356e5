import type { ReactNode } from 'react'
import type { ToolbarItem } from '#design-system/toolbar/toolbar-item.ts'
import type { Listing } from '#workbench/engine/use-listing.ts'

/** What a tool gets that draws itself. */
export interface ToolProps {
  readonly listing: Listing
}

/** What may be done with a list: how it stands in the line or behind 更多, what it does, and what it opens. */
export interface Tool extends Omit<ToolbarItem, 'value'> {
  readonly run: () => void
  readonly opened?: ReactNode
}
