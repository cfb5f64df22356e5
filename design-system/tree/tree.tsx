import { TreeView as Ark } from '@ark-ui/react/tree-view'
import { Search } from 'lucide-react'
import { type CSSProperties, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { Empty } from '#design-system/empty/empty.tsx'
import { useVirtualRows } from '#design-system/parts/virtual-rows/use-virtual-rows.ts'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { tree } from '#styled-system/recipes/index.js'
import type { TreeMove } from './moves.ts'
import { TreeContext } from './tree-context.ts'
import { TreeDrag } from './tree-drag.tsx'
import type { TreeNode } from './tree-node.ts'
import { TreeRow } from './tree-row.tsx'
import { useTree } from './use-tree.ts'

export interface TreeProps {
  /** Its name for screen readers: 组织机构. */
  readonly label: string
  readonly nodes: readonly TreeNode[]
  /** One node, several (Ctrl, Shift), or checkboxes. */
  readonly mode?: 'single' | 'multiple' | 'check'
  /** Ids of what is chosen. With cascading checks: of the leaves. */
  readonly value?: string[]
  readonly defaultValue?: string[]
  readonly onChange?: (value: string[]) => void
  /** A check goes down to all below, and up when all beside it are checked. Holds unless told otherwise. */
  readonly cascade?: boolean
  readonly expanded?: string[]
  readonly defaultExpanded?: string[]
  readonly onExpandedChange?: (expanded: string[]) => void
  /** Fetches the children of a `lazy` node and puts them into `nodes`. A rejection shows with a way to try again. */
  readonly onLoad?: (id: string) => Promise<unknown>
  /** A box above, that leaves the hits and what is above them. */
  readonly searchable?: boolean
  /** Lets people write another name in place, with F2 or from the menu of the row. */
  readonly onRename?: (id: string, name: string) => void
  /** Lets people move nodes by dragging, with Alt and the arrows, or from the menu. See `moveNode`. */
  readonly onMove?: (move: TreeMove) => void
  readonly canMove?: (move: TreeMove) => boolean
  /** At the end of a row while it is pointed at or has the focus: one or two icon buttons. */
  readonly actions?: (node: TreeNode) => ReactNode
  /** Scrolls beyond so many rows, and draws only those in sight; for hundreds and thousands of nodes. */
  readonly rows?: number
  /** In its place when there is no node. */
  readonly empty?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** Things within things: departments, campuses with buildings and rooms, menus. */
export const Tree = (props: TreeProps) => {
  const { label, searchable, canMove, onMove, rows: most, empty, ref } = props
  const t = useText()
  const style = tree()
  const state = useTree(props)
  const { api, rows, found, words, searching } = state
  const scroller = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [moved, setMoved] = useState<TreeMove | null>(null)
  const focused = rows.findIndex(
    ({ node, indexPath }) => api.getNodeState({ node: { ...node }, indexPath }).focused,
  )
  const virtual = useVirtualRows({
    count: rows.length,
    scroller,
    estimate: 32,
    keep: [focused, state.wanted],
    enabled: most !== undefined,
    keyOf: (at) => rows[at]?.node.id ?? '',
  })
  // React puts a moved row elsewhere in the document, where it has lost the focus.
  useEffect(() => {
    if (moved) api.focus(moved.id)
  }, [moved, api.focus])
  const mayMove = (move: TreeMove | null) => move !== null && (canMove?.(move) ?? true)
  const move = (next: TreeMove | null) => {
    const name = next && state.index.get(next.id)?.node.name
    if (!next || !mayMove(next)) return setSaid(t('不能移到这里'))
    if (next.parent !== null) state.open(next.parent)
    onMove?.(next)
    setMoved(next)
    const parent = next.parent === null ? undefined : state.index.get(next.parent)?.node.name
    setSaid(
      parent
        ? t('{{name}} 已移到 {{parent}} 下第 {{at}} 位', { name: name ?? '', parent, at: next.at + 1 })
        : t('{{name}} 已移到顶层第 {{at}} 位', { name: name ?? '', at: next.at + 1 }),
    )
  }
  const failures = [...state.lazy.failed.values()].map((name) => t('{{name}} 加载失败', { name }))
  const places: readonly { readonly index: number; readonly start?: number }[] =
    most === undefined ? rows.map((_, at) => ({ index: at })) : virtual.getVirtualItems()
  return (
    <TreeContext value={{ props, state, move, mayMove }}>
      <Ark.RootProvider value={api} ref={ref} className={style.root}>
        <Ark.Label className={style.label}>{label}</Ark.Label>
        {searchable && (
          <div className={style.search}>
            <TextInput
              aria-label={t('在{{label}}中查找', { label })}
              placeholder={t('输入关键字查找')}
              icon={<Search />}
              value={words}
              onChange={(event) => state.setWords(event.currentTarget.value)}
              onClear={() => state.setWords('')}
            />
          </div>
        )}
        <TreeDrag>
          <div ref={scroller} className={style.scroller} style={{ '--rows': most } as CSSProperties}>
            {rows.length === 0 ? (
              (empty ?? <Empty size="sm" reason={searching ? 'no-match' : 'none'} />)
            ) : (
              <Ark.Tree
                className={style.rows}
                style={most === undefined ? undefined : { height: virtual.getTotalSize() }}
                aria-multiselectable={props.mode === 'multiple' || props.mode === 'check' || undefined}
              >
                {places.map(({ index: at, start }) => {
                  const row = rows[at]
                  const measure = most === undefined ? undefined : virtual.measureElement
                  return (
                    row && <TreeRow key={row.node.id} row={row} at={at} start={start} measure={measure} />
                  )
                })}
              </Ark.Tree>
            )}
          </div>
        </TreeDrag>
        <div className={style.said} role="status">
          {[searching ? t('找到 {{count}} 项', { count: found.hits }) : '', said, ...failures]
            .filter(Boolean)
            .join('；')}
        </div>
      </Ark.RootProvider>
    </TreeContext>
  )
}
