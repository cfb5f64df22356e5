import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import type { DataTableProps } from './props.ts'
import { withChosen } from './selection.ts'
import type { Fold } from './table-row.tsx'
import type { ShownRows } from './use-rows.ts'

const noKeys: ReadonlySet<string> = new Set()

/** What hangs under rows: other rows in a tree, or a detail that unfolds. */
export function useUnder<Row>(props: DataTableProps<Row>, { rowAt, keyAt }: ShownRows<Row>) {
  const { tree, detail } = props
  const [unfolded, setUnfolded] = useControlled(
    { value: props.expanded, defaultValue: props.defaultExpanded, onChange: props.onExpandedChange },
    noKeys,
  )
  const isUnfolded = (at: number) => detail !== undefined && unfolded.has(keyAt(at))
  const foldOf = (row: Row, key: string): Fold => {
    if (!tree?.hasChildren(row)) return 'leaf'
    if (tree.loadingIds?.has(key)) return 'loading'
    return tree.expanded.has(key) ? 'open' : 'closed'
  }
  return {
    isUnfolded,
    unfold: (at: number) => {
      const key = keyAt(at)
      setUnfolded(withChosen(unfolded, [key], !unfolded.has(key)))
    },
    fold: (at: number) => {
      const row = rowAt(at)
      if (row !== undefined) tree?.onToggle(row)
    },
    foldAt: (at: number): Fold | undefined => {
      const row = rowAt(at)
      return tree && row !== undefined ? foldOf(row, keyAt(at)) : undefined
    },
    /** The row that this one hangs under. */
    parentOf: (at: number) => {
      const depth = (index: number) => {
        const row = rowAt(index)
        return tree && row !== undefined ? tree.depth(row) : 0
      }
      for (let index = at - 1; index >= 0; index--) if (depth(index) < depth(at)) return index
    },
    at: (at: number) => {
      const row = rowAt(at)
      if (row === undefined) return {}
      if (tree) return { fold: foldOf(row, keyAt(at)), depth: tree.depth(row) }
      if (!detail) return {}
      return isUnfolded(at) ? { unfolded: true, detail: detail(row) } : { unfolded: false }
    },
  }
}
