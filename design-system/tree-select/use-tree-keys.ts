import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { isBranch } from './tree.ts'
import type { TreeListProps } from './tree-list.tsx'

type Wants = Pick<TreeListProps, 'rows' | 'isExpanded' | 'onExpand' | 'mayChoose' | 'onChoose'>

/** Letters typed within half a second belong together. */
const pause = 500

/** Every key of the Tree View of the ARIA patterns. */
export const useTreeKeys = (
  { rows, isExpanded, onExpand, mayChoose, onChoose }: Wants,
  here: string | null,
  go: (value: string) => void,
) => {
  const typed = useRef({ letters: '', at: 0 })
  const seek = (letter: string, from: number, time: number) => {
    const letters = time - typed.current.at < pause ? typed.current.letters + letter : letter
    typed.current = { letters, at: time }
    const round = letters.length > 1 ? [...rows.slice(from), ...rows] : [...rows.slice(from + 1), ...rows]
    return round.find(({ node }) => node.label.toLowerCase().startsWith(letters.toLowerCase()))
  }
  return (event: KeyboardEvent) => {
    const at = rows.findIndex(({ node }) => node.value === here)
    const row = rows[at]
    if (!row || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return
    const { node, parent } = row
    const open = isBranch(node) && isExpanded(node.value)
    const to = (index: number) => {
      const next = rows[index]
      if (next) go(next.node.value)
    }
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => to(at + 1),
      ArrowUp: () => to(at - 1),
      Home: () => to(0),
      End: () => to(rows.length - 1),
      ArrowRight: () => {
        if (open) {
          if (rows[at + 1]?.parent === node.value) to(at + 1)
        } else if (isBranch(node)) onExpand([node], true)
      },
      ArrowLeft: () => {
        if (open) onExpand([node], false)
        else if (parent !== null) go(parent)
      },
      '*': () =>
        onExpand(
          rows.filter((other) => other.parent === parent && isBranch(other.node)).map((other) => other.node),
          true,
        ),
      Enter: () => choose(),
      ' ': () => choose(),
    }
    const choose = () => {
      if (node.disabled) return
      if (mayChoose(node)) onChoose(node)
      else onExpand([node], !open)
    }
    const act = keys[event.key]
    if (act) act()
    else if (event.key.length === 1) {
      const hit = seek(event.key, at, event.timeStamp)
      if (hit) go(hit.node.value)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
}
