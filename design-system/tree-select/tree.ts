/** A node one may choose: a department, a canton, a class. Values are unique over the whole tree. */
export interface TreeOption {
  readonly value: string
  readonly label: string
  readonly children?: readonly TreeOption[]
  /** Has children that are not here yet; they are asked for when it is opened. */
  readonly branch?: boolean
  /** Also found by these when one types: pinyin, a code. */
  readonly keywords?: string
  readonly disabled?: boolean
}

export type Tree = readonly TreeOption[]

export const isBranch = (node: TreeOption) => node.branch === true || (node.children?.length ?? 0) > 0

/** The nodes from the root to the one of that value; empty where there is none. */
export const pathTo = (tree: Tree, value: string): TreeOption[] => {
  for (const node of tree) {
    if (node.value === value) return [node]
    const below = pathTo(node.children ?? [], value)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** Where checks are kept: leaves, and branches whose children are not here yet. */
const holders = (node: TreeOption): TreeOption[] =>
  node.children?.length ? node.children.flatMap(holders) : [node]
const free = (node: TreeOption): string[] =>
  node.disabled ? [] : node.children?.length ? node.children.flatMap(free) : [node.value]

export type Checked = true | false | 'mixed'

/** A branch is checked with all below it, and mixed with some of it. */
export const checkedState = (node: TreeOption, checked: ReadonlySet<string>): Checked => {
  const below = holders(node)
  const count = below.filter(({ value }) => checked.has(value)).length
  return count === 0 ? false : count === below.length ? true : 'mixed'
}

/** Checks all below a node, or unchecks all of it. What is disabled stays as it is. */
export const toggleChecked = (node: TreeOption, checked: ReadonlySet<string>): Set<string> => {
  const below = free(node)
  const all = below.every((value) => checked.has(value))
  const next = new Set(checked)
  for (const value of below) all ? next.delete(value) : next.add(value)
  return next
}

/** The fewest nodes that say the same: a branch stands for all below it. */
export const folded = (tree: Tree, checked: ReadonlySet<string>): TreeOption[] =>
  tree.flatMap((node) => {
    const state = checkedState(node, checked)
    return state === true ? [node] : state === 'mixed' ? folded(node.children ?? [], checked) : []
  })

const found = (node: TreeOption, sought: string) =>
  node.label.toLowerCase().includes(sought) || (node.keywords?.toLowerCase().includes(sought) ?? false)

/** What holds the words, with the way to it and all below it. */
export const filterTree = (tree: Tree, typed: string): Tree => {
  const sought = typed.trim().toLowerCase()
  if (sought === '') return tree
  return tree.flatMap((node) => {
    if (found(node, sought)) return [node]
    const children = filterTree(node.children ?? [], sought)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** Paths of which some node holds each of the words: “湖北 洪山” finds 湖北省 / 武汉市 / 洪山区. */
export const searchPaths = (tree: Tree, typed: string, anyLevel: boolean): TreeOption[][] => {
  const words = typed
    .trim()
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean)
  const walk = (nodes: Tree, above: readonly TreeOption[]): TreeOption[][] =>
    nodes.flatMap((node) => {
      const path = [...above, node]
      const hit =
        (anyLevel || !isBranch(node)) &&
        // With any level to choose from, a node is found by itself, not by what it stands under alone.
        (!anyLevel || words.some((word) => found(node, word))) &&
        words.every((word) => path.some((each) => found(each, word)))
      return [...(hit ? [path] : []), ...walk(node.children ?? [], path)]
    })
  return words.length === 0 ? [] : walk(tree, [])
}

export interface TreeRow {
  readonly node: TreeOption
  readonly level: number
  readonly at: number
  readonly of: number
  readonly parent: string | null
}

/** The nodes in sight, as they stand under one another. */
export const toTreeRows = (
  tree: Tree,
  expanded: (value: string) => boolean,
  level = 1,
  parent: string | null = null,
): TreeRow[] =>
  tree.flatMap((node, at) => [
    { node, level, at, of: tree.length, parent },
    ...(expanded(node.value) ? toTreeRows(node.children ?? [], expanded, level + 1, node.value) : []),
  ])

/** The tree with the children of one node put into it. */
export const withChildren = (tree: Tree, value: string, children: Tree): Tree =>
  tree.map((node) =>
    node.value === value
      ? { ...node, children, branch: false }
      : node.children
        ? { ...node, children: withChildren(node.children, value, children) }
        : node,
  )
