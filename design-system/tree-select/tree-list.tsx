import { Check, ChevronRight, Minus } from 'lucide-react'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { treeSelect } from '#styled-system/recipes/index.js'
import { type Checked, isBranch, type TreeOption, type TreeRow } from './tree.ts'
import type { BranchState } from './use-branches.ts'
import { useTreeKeys } from './use-tree-keys.ts'

export interface TreeListProps {
  readonly label: string
  readonly rows: readonly TreeRow[]
  /** Where the focus comes in: a chosen node, else the first. */
  readonly start: string | null
  readonly isExpanded: (value: string) => boolean
  readonly onExpand: (nodes: readonly TreeOption[], expanded: boolean) => void
  readonly branchState: (value: string) => BranchState | undefined
  /** With it, nodes have boxes; without, one of them is chosen. */
  readonly checked?: (node: TreeOption) => Checked
  readonly isChosen: (value: string) => boolean
  readonly mayChoose: (node: TreeOption) => boolean
  readonly onChoose: (node: TreeOption) => void
  readonly entry: RefObject<HTMLDivElement | null>
}

/** A tree one chooses from, as in the Tree View of the ARIA patterns: one stop of the Tab key, arrows within. */
export const TreeList = (props: TreeListProps) => {
  const { rows, label, entry, checked, onChoose, onExpand, isExpanded } = props
  const style = treeSelect()
  const [cursor, setCursor] = useState(props.start)
  const here = rows.some(({ node }) => node.value === cursor) ? cursor : (rows[0]?.node.value ?? null)
  const follows = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move of the cursor is followed
  useEffect(() => {
    if (follows.current) entry.current?.focus()
    follows.current = false
  }, [here, entry])
  const onKeyDown = useTreeKeys(props, here, (value) => {
    follows.current = true
    setCursor(value)
  })
  return (
    <div
      className={style.tree}
      role="tree"
      aria-label={label}
      aria-multiselectable={checked ? true : undefined}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => {
        const { node } = row
        const branch = isBranch(node)
        const state = checked?.(node)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the tree's
          <div
            key={node.value}
            ref={node.value === here ? entry : undefined}
            role="treeitem"
            className={style.row}
            style={{ '--depth': row.level - 1 } as CSSProperties}
            tabIndex={node.value === here ? 0 : -1}
            aria-level={row.level}
            aria-posinset={row.at + 1}
            aria-setsize={row.of}
            aria-expanded={branch ? isExpanded(node.value) : undefined}
            aria-selected={checked ? undefined : props.isChosen(node.value)}
            aria-checked={state}
            aria-disabled={node.disabled || undefined}
            aria-busy={props.branchState(node.value) === 'loading' || undefined}
            onFocus={() => setCursor(node.value)}
            onClick={() => {
              if (node.disabled) return
              if (props.mayChoose(node)) onChoose(node)
              else onExpand([node], !isExpanded(node.value))
            }}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; keys have the arrows */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: for the pointer; keys have the arrows */}
            <span
              className={style.toggle}
              onClick={(event) => {
                if (!branch) return
                event.stopPropagation()
                onExpand([node], !isExpanded(node.value))
              }}
            >
              {props.branchState(node.value) === 'loading' ? (
                <Spinner size="sm" />
              ) : (
                branch && <ChevronRight aria-hidden />
              )}
            </span>
            {state !== undefined && (
              <span className={style.box}>
                {state === true ? <Check aria-hidden /> : state === 'mixed' && <Minus aria-hidden />}
              </span>
            )}
            <span className={style.text}>{node.label}</span>
            {props.branchState(node.value) === 'failed' && <Failed />}
          </div>
        )
      })}
    </div>
  )
}

const Failed = () => {
  const t = useText()
  return <span className={treeSelect().fault}>{t('没有取到，再展开可重试')}</span>
}
