import type { TreeNode } from './tree-node.ts'

export interface Found {
  readonly nodes: readonly TreeNode[]
  /** Branches to unfold, so that every hit is seen. */
  readonly open: readonly string[]
  readonly hits: number
}

/** Nodes with the words in their names, with all above them for the way and all below them for use. */
export const searchTree = (nodes: readonly TreeNode[], words: string): Found => {
  const wanted = words.trim().toLocaleLowerCase('zh-CN')
  if (!wanted) return { nodes, open: [], hits: 0 }
  const open: string[] = []
  let hits = 0
  const keep = (node: TreeNode): TreeNode[] => {
    const below = (node.children ?? []).flatMap(keep)
    const hit = node.name.toLocaleLowerCase('zh-CN').includes(wanted)
    if (hit) hits++
    if (below.length > 0) open.push(node.id)
    // Of a hit all children stay; those that hold no hit stay folded.
    if (hit) return [below.length > 0 ? { ...node, children: restOf(node, below) } : node]
    return below.length > 0 ? [{ ...node, children: below }] : []
  }
  return { nodes: nodes.flatMap(keep), open, hits }
}

const restOf = (node: TreeNode, kept: readonly TreeNode[]) => {
  const byId = new Map(kept.map((each) => [each.id, each]))
  return (node.children ?? []).map((child) => byId.get(child.id) ?? child)
}

/** The name in pieces, every second of them a hit, for marking. */
export const pieces = (name: string, words: string): string[] => {
  const wanted = words.trim()
  if (!wanted) return [name]
  const at = name.toLocaleLowerCase('zh-CN').indexOf(wanted.toLocaleLowerCase('zh-CN'))
  if (at < 0) return [name]
  return [name.slice(0, at), name.slice(at, at + wanted.length), name.slice(at + wanted.length)]
}
