import { ChevronRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { dataTable } from '#styled-system/recipes/index.js'
import type { Tree } from './column.ts'

export interface TreeToggleProps<Row> {
  readonly tree: Tree<Row>
  readonly row: Row
  readonly id: string
}

/** Folds a row's children in and out, indented by its depth. A leaf keeps the space, so that names line up. */
export function TreeToggle<Row>({ tree, row, id }: TreeToggleProps<Row>) {
  const t = useText()
  const style = dataTable()
  const depth = { '--depth': tree.depth(row) } as CSSProperties
  if (!tree.hasChildren(row)) return <span className={style.toggle} style={depth} aria-hidden />
  const open = tree.expanded.has(id)
  return (
    <button
      type="button"
      className={style.toggle}
      style={depth}
      tabIndex={-1}
      aria-expanded={open}
      aria-label={open ? t('收起') : t('展开')}
      onClick={() => tree.onToggle(row)}
    >
      {tree.loadingIds?.has(id) ? <Spinner size="sm" /> : <ChevronRight aria-hidden />}
    </button>
  )
}
