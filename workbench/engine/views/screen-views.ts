import type { View } from '#domain/kernel/view.ts'
import type { SavedView } from '#domain/system/saved-views/calls.ts'

/** What is seen through a view, be it a list or figures, and the ways to another one. */
export interface ScreenViews {
  /** The path that they are kept under; without one there are none to choose from. */
  readonly screen: string | undefined
  readonly saved: readonly SavedView[]
  readonly usual: string | null
  readonly current: SavedView | undefined
  readonly seen: View
  readonly changed: boolean
  /** Without a view, that the reader has arranged it for themselves. */
  readonly hasLayout: boolean
  /** What a view of it keeps, in words. */
  readonly keeps: string
  readonly open: (id: string | undefined) => void
  /** What is seen has become this view. */
  readonly openNew: (id: string) => void
  /** Lets go of what was changed since. */
  readonly reset: () => void
}
