import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { isBranch, type TreeOption } from '#design-system/tree-select/tree.ts'
import type { useBranches } from '#design-system/tree-select/use-branches.ts'
import { cascader, popupSelect } from '#styled-system/recipes/index.js'

export interface CascaderColumnsProps {
  readonly label: string
  readonly branches: ReturnType<typeof useBranches>
  /** Codes from the root to where the focus is. */
  readonly cursor: readonly string[]
  readonly onCursor: (path: readonly string[]) => void
  /** How many levels of the cursor are open: a column stands beside each. */
  readonly depth: number
  readonly onDepth: (depth: number) => void
  readonly chosen: readonly string[]
  readonly mayChoose: (node: TreeOption) => boolean
  readonly onChoose: (path: readonly TreeOption[]) => void
  readonly entry: RefObject<HTMLDivElement | null>
}

/** Levels side by side, each under the one chosen beside it: a tree whose branches open to the side. */
export const CascaderColumns = (props: CascaderColumnsProps) => {
  const { branches, cursor, depth, onCursor, onDepth, chosen, mayChoose, onChoose, entry } = props
  const t = useText()
  const style = cascader()
  const follows = useRef(false)
  const at = cursor.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move of the cursor is followed
  useEffect(() => {
    entry.current?.scrollIntoView({ block: 'nearest' })
    if (follows.current) entry.current?.focus()
    follows.current = false
  }, [at, depth, entry])

  const open = cursor.slice(0, depth)
  const path = open.length > 0 ? branches.path(open.at(-1) ?? '') : []
  const columns = [branches.tree, ...path.map((node) => node.children ?? [])]
  const here = cursor.slice(0, depth + 1)
  const siblings = columns.at(-1) ?? []

  const go = (codes: readonly string[], levels: number) => {
    follows.current = true
    onCursor(codes)
    onDepth(levels)
  }
  const enter = (codes: readonly string[], node: TreeOption) => {
    branches.open(node)
    const child = node.children?.[0]
    go(child ? [...codes, child.value] : codes, codes.length)
  }
  const onKeyDown = (event: KeyboardEvent, level: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return
    const column = columns[level] ?? []
    const above = cursor.slice(0, level)
    const index = column.findIndex(({ value }) => value === cursor[level])
    const node = column[index]
    const to = (next: TreeOption | undefined) => next && go([...above, next.value], level)
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => to(column[index + 1]),
      ArrowUp: () => to(column[index - 1]),
      Home: () => to(column[0]),
      End: () => to(column.at(-1)),
      ArrowRight: () => node && isBranch(node) && !node.disabled && enter([...above, node.value], node),
      ArrowLeft: () => level > 0 && go(above, level - 1),
      Enter: () => act(node, level),
      ' ': () => act(node, level),
    }
    const letter = event.key.length === 1 && event.key !== ' '
    const begins = (each: TreeOption) => each.label.toLowerCase().startsWith(event.key.toLowerCase())
    const key = keys[event.key]
    if (key) key()
    else if (letter) to([...column.slice(index + 1), ...column].find(begins))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const act = (node: TreeOption | undefined, level: number) => {
    if (!node || node.disabled) return
    const codes = [...cursor.slice(0, level), node.value]
    if (mayChoose(node)) onChoose([...path.slice(0, level), node])
    else enter(codes, node)
  }
  const point = (node: TreeOption, level: number) => {
    if (node.disabled) return
    const codes = [...cursor.slice(0, level), node.value]
    if (isBranch(node)) {
      branches.open(node)
      onCursor(codes)
      onDepth(codes.length)
    }
    if (mayChoose(node)) onChoose([...path.slice(0, level), node])
  }
  const waits = path.at(-1)
  const state = waits && branches.state(waits.value)
  const said = { loading: t('加载中'), failed: t('没有取到，再展开可重试') }
  const note = siblings.length > 0 ? null : state ? said[state] : t('暂无数据~')
  return (
    <>
      <div className={style.columns} role="tree" aria-label={props.label}>
        {columns.map((column, level) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of tree items, not of fields
          <div
            key={path[level - 1]?.value ?? ''}
            className={style.column}
            role="group"
            aria-label={path[level - 1]?.label ?? props.label}
            onKeyDown={(event) => onKeyDown(event, level)}
          >
            {level > 0 && (
              <div
                className={style.back}
                // For the pointer of a phone; keys have the arrow to the left.
                aria-hidden
                onClick={() => {
                  onCursor(cursor.slice(0, level))
                  onDepth(level - 1)
                }}
              >
                <ChevronLeft />
                {path[level - 1]?.label}
              </div>
            )}
            {note !== null && level === columns.length - 1 && (
              // A group of a tree must hold an item, even to say that there is none.
              <div className={popupSelect().note} role="treeitem" aria-disabled tabIndex={-1}>
                {state === 'loading' && <Spinner size="sm" />}
                {note}
              </div>
            )}
            {column.map((node, place) => {
              const focused = here.length === level + 1 && here[level] === node.value
              const picked = chosen.length > level && chosen[level] === node.value
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the column's
                <div
                  key={node.value}
                  ref={focused ? entry : undefined}
                  className={style.row}
                  role="treeitem"
                  tabIndex={focused ? 0 : -1}
                  aria-level={level + 1}
                  aria-posinset={place + 1}
                  aria-setsize={column.length}
                  aria-expanded={isBranch(node) ? open[level] === node.value : undefined}
                  aria-selected={picked}
                  aria-disabled={node.disabled || undefined}
                  onClick={() => point(node, level)}
                >
                  <span className={style.text}>{node.label}</span>
                  {isBranch(node) ? (
                    <span className={style.more}>
                      <ChevronRight aria-hidden />
                    </span>
                  ) : (
                    picked && <Check aria-hidden />
                  )}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <span className={style.said} role="status">
        {note}
      </span>
    </>
  )
}
