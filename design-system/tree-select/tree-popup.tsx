import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { SearchBox } from '#design-system/parts/popup-select/search-box.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { popupSelect } from '#styled-system/recipes/index.js'
import { filterTree, type Tree, type TreeOption, toTreeRows } from './tree.ts'
import { TreeList, type TreeListProps } from './tree-list.tsx'
import type { useBranches } from './use-branches.ts'

export interface TreePopupProps
  extends Pick<TreeListProps, 'label' | 'start' | 'checked' | 'isChosen' | 'mayChoose' | 'onChoose'> {
  readonly branches: ReturnType<typeof useBranches>
  readonly searchable: boolean
  readonly loading?: boolean
  readonly first: RefObject<HTMLElement | null>
  readonly foot?: ReactNode
  /** What somebody else found for the words that it was told. */
  readonly onSearch?: ((words: string) => void) | undefined
  readonly found?: Tree | undefined
  readonly more?: boolean | undefined
}

/** The popup of a tree select: search, tree, foot. Searching, it shows what is found with the way to it. */
export const TreePopup = (props: TreePopupProps) => {
  const { branches, searchable, loading, first, foot, onSearch, found = [], more, ...tree } = props
  const t = useText()
  const style = popupSelect()
  const [words, setWords] = useState('')
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        tree.start
          ? branches
              .path(tree.start)
              .slice(0, -1)
              .map(({ value }) => value)
          : [],
      ),
  )
  // While one searches all that is found stands open; what is closed by hand stays closed.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const seeking = words.trim() !== ''
  const isExpanded = (value: string) => (seeking ? !closed.has(value) : expanded.has(value))
  const expand = (nodes: readonly TreeOption[], open: boolean) => {
    const change = (before: ReadonlySet<string>, add: boolean) => {
      const after = new Set(before)
      for (const { value } of nodes) add ? after.add(value) : after.delete(value)
      return after
    }
    if (open) for (const node of nodes) branches.open(node)
    if (seeking) setClosed(change(closed, !open))
    else setExpanded(change(expanded, open))
  }
  const inSight = seeking && onSearch ? found : filterTree(branches.tree, words)
  const rows = toTreeRows(inSight, isExpanded)
  const entry = useRef<HTMLDivElement>(null)
  const note = loading
    ? t('加载中')
    : rows.length === 0
      ? seeking
        ? t('没有符合的选项')
        : t('暂无数据~')
      : seeking && more
        ? t('只列出前 {{count}} 项，继续输入可缩小范围', { count: found.length })
        : null
  return (
    <>
      {searchable && (
        <SearchBox
          box={first as RefObject<HTMLInputElement | null>}
          label={t('查找{{label}}', { label: tree.label })}
          onSearch={(next) => {
            setWords(next)
            onSearch?.(next)
            setClosed(new Set())
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            entry.current?.focus()
          }}
        />
      )}
      <div className={style.list}>
        <TreeList
          {...tree}
          rows={loading ? [] : rows}
          isExpanded={isExpanded}
          onExpand={expand}
          branchState={branches.state}
          entry={searchable ? entry : (first as RefObject<HTMLDivElement | null>)}
        />
        <div className={style.note} role="status">
          {loading && <Spinner size="sm" />}
          {note}
        </div>
      </div>
      {foot}
    </>
  )
}
