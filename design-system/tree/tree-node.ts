import type { ReactNode } from 'react'

export interface TreeNode {
  readonly id: string
  readonly name: string
  readonly icon?: ReactNode
  /** Quiet words after the name: how many are in it, a code. */
  readonly note?: string
  readonly children?: readonly TreeNode[]
  /** It has children that are not here yet; `onLoad` fetches them. */
  readonly lazy?: boolean
  readonly disabled?: boolean
}

/** Where a node stands. */
export interface Place {
  readonly node: TreeNode
  readonly parent: string | null
  /** Among its siblings, from 0. */
  readonly at: number
  readonly siblings: readonly TreeNode[]
}

/** Every node by its id, in the order of the tree. */
export const indexTree = (nodes: readonly TreeNode[]): ReadonlyMap<string, Place> => {
  const index = new Map<string, Place>()
  const visit = (siblings: readonly TreeNode[], parent: string | null) => {
    for (const [at, node] of siblings.entries()) {
      index.set(node.id, { node, parent, at, siblings })
      visit(node.children ?? [], node.id)
    }
  }
  visit(nodes, null)
  return index
}

export const hasChildren = ({ children, lazy }: TreeNode) =>
  (children?.length ?? 0) > 0 || (lazy === true && !children)
