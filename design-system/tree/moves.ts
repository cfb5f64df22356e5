import { indexTree, type Place, type TreeNode } from './tree-node.ts'

/** A node to another place: `at` counts from 0 among the children it joins, itself not counted. */
export interface TreeMove {
  readonly id: string
  /** `null` for the top. */
  readonly parent: string | null
  readonly at: number
}

export type MoveStep = 'up' | 'down' | 'in' | 'out'
type Index = ReadonlyMap<string, Place>

/** One step from where it is: past a sibling, into the sibling above, or out beside its parent. */
export const stepMove = (index: Index, id: string, step: MoveStep): TreeMove | null => {
  const place = index.get(id)
  if (!place) return null
  const { parent, at, siblings } = place
  if (step === 'up') return at > 0 ? { id, parent, at: at - 1 } : null
  if (step === 'down') return at < siblings.length - 1 ? { id, parent, at: at + 1 } : null
  if (step === 'in') {
    const above = siblings[at - 1]
    return above ? { id, parent: above.id, at: above.children?.length ?? 0 } : null
  }
  const up = parent === null ? undefined : index.get(parent)
  return up ? { id, parent: up.parent, at: up.at + 1 } : null
}

export type DropSide = 'before' | 'inside' | 'after'

/** What letting go over another node means; nothing over itself or what is below it. */
export const dropMove = (index: Index, id: string, over: string, side: DropSide): TreeMove | null => {
  const target = index.get(over)
  const from = index.get(id)
  if (!target || !from || isWithin(index, over, id)) return null
  if (side === 'inside') return { id, parent: over, at: target.node.children?.length ?? 0 }
  const beside = target.at + (side === 'after' ? 1 : 0)
  const left = from.parent === target.parent && from.at < beside ? 1 : 0
  const at = beside - left
  return from.parent === target.parent && at === from.at ? null : { id, parent: target.parent, at }
}

const isWithin = (index: Index, id: string, ancestor: string): boolean => {
  for (let at: string | null = id; at !== null; at = index.get(at)?.parent ?? null)
    if (at === ancestor) return true
  return false
}

/** The tree after a move, for owners that keep it in memory. */
export const moveNode = (nodes: readonly TreeNode[], { id, parent, at }: TreeMove): readonly TreeNode[] => {
  const moved = indexTree(nodes).get(id)?.node
  if (!moved) return nodes
  const without = (each: readonly TreeNode[]): TreeNode[] =>
    each
      .filter((node) => node.id !== id)
      .map((node) => (node.children ? { ...node, children: without(node.children) } : node))
  const into = (each: readonly TreeNode[], owner: string | null): TreeNode[] => {
    const inner = each.map((node) =>
      node.children || node.id === parent ? { ...node, children: into(node.children ?? [], node.id) } : node,
    )
    return owner === parent ? inner.toSpliced(at, 0, moved) : inner
  }
  return into(without(nodes), null)
}
