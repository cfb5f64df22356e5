import { useRef, useState } from 'react'
import { isBranch, pathTo, type Tree, type TreeOption, withChildren } from './tree.ts'

export type LoadChildren = (node: TreeOption) => Promise<Tree>
export type BranchState = 'loading' | 'failed'

/** The tree with the branches that have come since: asked for once, when they are opened. */
export const useBranches = (
  options: Tree,
  load: LoadChildren | undefined,
  onLoaded?: (node: TreeOption, children: Tree) => void,
) => {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Tree>>(new Map())
  const [states, setStates] = useState<ReadonlyMap<string, BranchState>>(new Map())
  const asked = useRef(new Set<string>())
  const tree = [...loaded].reduce<Tree>(
    (grown, [value, children]) => withChildren(grown, value, children),
    options,
  )
  const state = (value: string, next: BranchState | null) =>
    setStates((before) => {
      const after = new Map(before)
      if (next) after.set(value, next)
      else after.delete(value)
      return after
    })
  const open = (node: TreeOption) => {
    const { value } = node
    if (!load || node.children?.length || !isBranch(node) || asked.current.has(value)) return
    asked.current.add(value)
    state(value, 'loading')
    load(node).then(
      (children) => {
        setLoaded((before) => new Map(before).set(value, children))
        state(value, null)
        onLoaded?.(node, children)
      },
      () => {
        // May be asked for again.
        asked.current.delete(value)
        state(value, 'failed')
      },
    )
  }
  return {
    tree,
    open,
    state: (value: string) => states.get(value),
    path: (value: string) => pathTo(tree, value),
  }
}
