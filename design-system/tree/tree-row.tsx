import { TreeView as Ark } from '@ark-ui/react/tree-view'
import { ChevronRight } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { CheckMark } from '#design-system/parts/check-mark/check-mark.tsx'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { isLetter } from '#design-system/parts/type-ahead/type-ahead.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { tree } from '#styled-system/recipes/index.js'
import { type MoveStep, stepMove } from './moves.ts'
import { RowActions } from './row-actions.tsx'
import { RowName } from './row-name.tsx'
import { useTreeRoom } from './tree-context.ts'
import { useRowDrag } from './tree-drag.tsx'
import { hasChildren } from './tree-node.ts'
import type { Row } from './use-tree.ts'

const steps: Partial<Record<string, MoveStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

export interface TreeRowProps {
  readonly row: Row
  readonly at: number
  /** Pixels from the top, where only the rows in sight are drawn. */
  readonly start?: number
  readonly measure?: (element: HTMLElement | null) => void
}

/** A tree item. Rows are flat, each with its level, so that thousands can be windowed. */
export const TreeRow = ({ row, at, start, measure }: TreeRowProps) => {
  const { props, state, move } = useTreeRoom()
  const style = tree()
  const [near, setNear] = useState(false)
  const { node, indexPath } = row
  const { api, index, checks, lazy } = state
  const place = index.get(node.id)
  const drag = useRowDrag(node)
  const { focused, expanded, selected, renaming } = api.getNodeState({ node: { ...node }, indexPath })
  const branch = hasChildren(node)
  const checked = checks?.get(node.id)
  const toggles = props.mode === 'check' || props.mode === 'multiple'
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey && props.onMove ? steps[event.key] : undefined
    if (event.target !== event.currentTarget || isComposing(event)) return
    if (step) move(stepMove(index, node.id, step))
    else if (toggles && (event.key === ' ' || (checks && event.key === 'Enter'))) state.toggle(node)
    else if (toggles && event.key === 'a' && (event.ctrlKey || event.metaKey)) state.chooseAll()
    else if (isLetter(event)) state.type(event.key, event.timeStamp, at)
    // A leaf has nothing to unfold; Ark would note it as unfolded.
    else if (event.key !== 'ArrowRight' || branch) return
    event.preventDefault()
  }
  return (
    <Ark.NodeProvider node={{ ...node }} indexPath={indexPath}>
      <Ark.BranchControl
        ref={(element: HTMLElement | null) => {
          drag.ref(element)
          measure?.(element)
        }}
        className={style.row}
        role="treeitem"
        aria-level={indexPath.length}
        aria-posinset={(place?.at ?? 0) + 1}
        aria-setsize={place?.siblings.length}
        aria-expanded={branch ? expanded && !lazy.pending.has(node.id) : undefined}
        aria-selected={checks || node.disabled ? undefined : selected}
        aria-checked={checked}
        aria-disabled={node.disabled || undefined}
        aria-busy={lazy.pending.has(node.id) || undefined}
        data-index={at}
        data-windowed={start === undefined ? undefined : ''}
        data-dragging={drag.dragging ? '' : undefined}
        data-drop={drag.drop}
        style={{ '--depth': indexPath.length, transform: start && `translateY(${start}px)` } as CSSProperties}
        onKeyDown={onKeyDown}
        onClickCapture={(event) => {
          if (!branch || !(event.target instanceof Element) || !event.target.closest('[data-toggle]')) return
          event.stopPropagation()
          if (expanded) api.collapse([node.id])
          else api.expand([node.id])
        }}
        onClick={() => {
          if (checks) state.toggle(node)
        }}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={() => setNear(false)}
        {...drag.listeners}
      >
        <span className={style.toggle} data-toggle={branch ? '' : undefined}>
          {lazy.pending.has(node.id) ? <Spinner size="sm" /> : branch && <ChevronRight aria-hidden />}
        </span>
        {checked !== undefined && <CheckMark checked={checked} />}
        {node.icon && (
          <span className={style.icon} aria-hidden>
            {node.icon}
          </span>
        )}
        <RowName node={node} renaming={renaming} />
        {(near || focused) && !renaming && <RowActions node={node} />}
      </Ark.BranchControl>
    </Ark.NodeProvider>
  )
}
