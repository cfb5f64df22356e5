import { createTreeCollection, useTreeView } from '@ark-ui/react/tree-view'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { createTypeAhead } from '#design-system/parts/type-ahead/type-ahead.ts'
import { useText } from '#design-system/text/text.tsx'
import { checkedLeaves, checkStates, toggleCheck } from './checks.ts'
import { searchTree } from './search.ts'
import type { TreeProps } from './tree.tsx'
import { hasChildren, indexTree, type TreeNode } from './tree-node.ts'
import { useLazy } from './use-lazy.ts'

/** Rows in sight from top to bottom, with how deep they are. */
const unfold = (nodes: readonly TreeNode[], open: ReadonlySet<string>, path: number[] = []): Row[] =>
  nodes.flatMap((node, at) => {
    const indexPath = [...path, at]
    const below = open.has(node.id) && node.children ? unfold(node.children, open, indexPath) : []
    return [{ node, indexPath }, ...below]
  })

export interface Row {
  readonly node: TreeNode
  readonly indexPath: number[]
}

/** What is unfolded, chosen, looked for and on its way, on top of Ark's focus, type-ahead and renaming. */
export const useTree = (props: TreeProps) => {
  const { nodes, mode = 'single', cascade = true, label, onLoad, onRename } = props
  const t = useText()
  const [value, setValue] = useControlled<string[]>(props, [])
  const [opened, setOpened] = useControlled<string[]>(
    { value: props.expanded, defaultValue: props.defaultExpanded, onChange: props.onExpandedChange },
    [],
  )
  const [words, setWords] = useState('')
  const [folded, setFolded] = useState<readonly string[]>([])
  const [wanted, setWanted] = useState(-1)
  const typeAhead = useRef(createTypeAhead())
  const found = useMemo(() => searchTree(nodes, words), [nodes, words])
  const index = useMemo(() => indexTree(found.nodes), [found])
  const searching = words.trim() !== ''
  const expanded = searching
    ? [...new Set([...opened, ...found.open])].filter((id) => !folded.includes(id))
    : opened
  const lazy = useLazy(onLoad, (id) => setOpened(opened.filter((each) => each !== id)))
  const rows = unfold(found.nodes, new Set(expanded))

  const setExpanded = (ids: readonly string[]) => {
    const next = ids.filter((id) => {
      const place = index.get(id)
      return !place || hasChildren(place.node)
    })
    for (const id of next) {
      const node = index.get(id)?.node
      if (node?.lazy && !node.children && !expanded.includes(id)) lazy.load(node)
    }
    if (searching) setFolded(found.open.filter((id) => !next.includes(id)))
    else setOpened([...next])
  }

  const collection = createTreeCollection<TreeNode>({
    rootNode: { id: '', name: '', children: found.nodes },
    nodeToValue: ({ id }) => id,
    nodeToString: ({ name }) => name,
    // Only what is in sight, so that a key costs no walk through thousands.
    nodeToChildren: ({ id, children }) => (id === '' || expanded.includes(id) ? [...(children ?? [])] : []),
    isNodeDisabled: ({ disabled }) => disabled === true,
  })
  const api = useTreeView<TreeNode>({
    collection,
    selectionMode: mode === 'multiple' ? 'multiple' : 'single',
    selectedValue: mode === 'check' ? [] : value,
    onSelectionChange: ({ selectedValue }) => {
      if (mode !== 'check') setValue(selectedValue)
    },
    expandedValue: [...expanded],
    onExpandedChange: ({ expandedValue }) => setExpanded(expandedValue),
    expandOnClick: false,
    canRename: onRename && ((node) => !node.disabled),
    onRenameComplete: ({ value: id, label: name }) => {
      if (name !== index.get(id)?.node.name) onRename?.(id, name)
    },
    scrollToIndexFn: ({ node }) => {
      // In the document before the focus goes there, however far away it is.
      flushSync(() => setWanted(rows.findIndex((row) => row.node.id === node.id)))
    },
    translations: { treeLabel: label, renameInputLabel: t('重命名') },
  })

  /** Ark's own type-ahead knows no Chinese, and takes an `a` for a shortcut. */
  const type = (key: string, timeStamp: number, from: number) => {
    const names = rows.map(({ node }) => node.name)
    const at = typeAhead.current(key, timeStamp, names, from)
    const row = rows[at]
    if (!row) return
    flushSync(() => setWanted(at))
    api.focus(row.node.id)
  }
  const toggle = (node: TreeNode) => {
    if (mode === 'check') setValue(toggleCheck(nodes, value, node, cascade))
    else if (!node.disabled)
      setValue(value.includes(node.id) ? value.filter((id) => id !== node.id) : [...value, node.id])
  }
  const chooseAll = () => {
    const every = rows.flatMap(({ node }) => (node.disabled ? [] : [node.id]))
    setValue(mode === 'check' && cascade ? checkedLeaves(nodes, every) : every)
  }
  return {
    api,
    rows,
    index,
    found,
    lazy,
    words,
    setWords: (next: string) => {
      setFolded([])
      setWords(next)
    },
    searching,
    wanted,
    checks: mode === 'check' ? checkStates(nodes, value, cascade) : null,
    type,
    toggle,
    chooseAll,
    open: (id: string) => setExpanded([...new Set([...expanded, id])]),
  }
}

export type TreeState = ReturnType<typeof useTree>
