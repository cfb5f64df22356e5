import type { ReactNode } from 'react'

export interface Tab {
  readonly id: string
  readonly title: string
  readonly icon?: ReactNode
  readonly closable?: boolean
  /** Stays when the others are closed, and stands before them; shows no cross. */
  readonly pinned?: boolean
  /** Holds what is not saved yet. */
  readonly dirty?: boolean
  readonly loading?: boolean
}

type Tabs = readonly Tab[]

export const canClose = (tab: Tab | undefined) => tab !== undefined && tab.closable !== false && !tab.pinned

/** The ids with one tab moved to where another stands. Pinned ones stay before the others, whatever is dragged where. */
export function reordered(tabs: Tabs, id: string, to: number): readonly string[] {
  const tab = tabs.find((each) => each.id === id)
  if (!tab) return tabs.map((each) => each.id)
  const rest = tabs.filter((each) => each !== tab)
  const pins = rest.filter((each) => each.pinned).length
  const at = tab.pinned ? Math.min(to, pins) : Math.max(to, pins)
  return rest.toSpliced(Math.max(at, 0), 0, tab).map((each) => each.id)
}
