import { ChevronRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { dataTable } from '#styled-system/recipes/index.js'
import type { Fold } from './table-row.tsx'

export interface RowToggleProps {
  readonly state: Fold
  /** 0 for the top. */
  readonly depth?: number
  readonly onToggle: () => void
}

/** Folds what is under a row in and out, indented by its depth. A leaf keeps the space, so that names line up. */
export function RowToggle({ state, depth = 0, onToggle }: RowToggleProps) {
  const t = useText()
  const style = dataTable()
  const indent = { '--depth': depth } as CSSProperties
  if (state === 'leaf') return <span className={style.toggle} style={indent} aria-hidden />
  return (
    <button
      type="button"
      className={style.toggle}
      style={indent}
      tabIndex={-1}
      aria-expanded={state !== 'closed'}
      aria-label={state === 'closed' ? t('展开') : t('收起')}
      onClick={onToggle}
    >
      {state === 'loading' ? <Spinner size="sm" /> : <ChevronRight aria-hidden />}
    </button>
  )
}
