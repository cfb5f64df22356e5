import type { TreeNode } from './tree-node.ts'

export type Check = boolean | 'mixed'

/** What may be checked by itself: a node without children here. One not loaded yet stands for all below it. */
const isLeaf = ({ children }: TreeNode) => !children || children.length === 0

/**
 * The state of each node. Checks cascade: a value that names a branch stands for all below it, and a branch is
 * checked when all below it are.
 */
export const checkStates = (
  nodes: readonly TreeNode[],
  value: readonly string[],
  cascade = true,
): ReadonlyMap<string, Check> => {
  const chosen = new Set(value)
  const states = new Map<string, Check>()
  const visit = (node: TreeNode, above: boolean): Check => {
    const own = chosen.has(node.id)
    const below = (node.children ?? []).map((child) => visit(child, cascade && (above || own)))
    const state = cascade && !isLeaf(node) ? together(below) : own || above
    states.set(node.id, state)
    return state
  }
  for (const node of nodes) visit(node, false)
  return states
}

const together = (states: readonly Check[]): Check => {
  if (states.every((state) => state === true)) return true
  return states.every((state) => state === false) ? false : 'mixed'
}

/** The ids of all leaves that are checked, which is how a cascading value is handed out. */
export const checkedLeaves = (nodes: readonly TreeNode[], value: readonly string[]): string[] => {
  const states = checkStates(nodes, value)
  return leavesOf(nodes).flatMap(({ id }) => (states.get(id) ? [id] : []))
}

const leavesOf = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => (isLeaf(node) ? [node] : leavesOf(node.children ?? [])))

const enabledLeaves = (node: TreeNode): string[] => {
  if (node.disabled) return []
  return isLeaf(node) ? [node.id] : (node.children ?? []).flatMap(enabledLeaves)
}

/**
 * The value after a press on a node. A branch checks all that may be checked below it, or, when all of it is,
 * frees it; what is disabled stays as it is.
 */
export const toggleCheck = (
  nodes: readonly TreeNode[],
  value: readonly string[],
  node: TreeNode,
  cascade = true,
): string[] => {
  if (node.disabled) return [...value]
  if (!cascade) return value.includes(node.id) ? value.filter((id) => id !== node.id) : [...value, node.id]
  const before = new Set(checkedLeaves(nodes, value))
  const meant = enabledLeaves(node)
  const all = meant.every((id) => before.has(id))
  for (const id of meant) {
    if (all) before.delete(id)
    else before.add(id)
  }
  return leavesOf(nodes).flatMap(({ id }) => (before.has(id) ? [id] : []))
}
