import { createContext, use } from 'react'
import type { TreeMove } from './moves.ts'
import type { TreeProps } from './tree.tsx'
import type { TreeState } from './use-tree.ts'

export interface TreeRoom {
  readonly props: TreeProps
  readonly state: TreeState
  /** Carries a move out if it may be, and says so. */
  readonly move: (move: TreeMove | null) => void
  readonly mayMove: (move: TreeMove | null) => boolean
}

export const TreeContext = createContext<TreeRoom | null>(null)

export const useTreeRoom = (): TreeRoom => {
  const room = use(TreeContext)
  if (!room) throw new Error('A row belongs into a Tree.')
  return room
}
