import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { dataTable } from '#styled-system/recipes/index.js'

export interface SelectionBarProps {
  readonly count: number
  /** How many match over all pages. */
  readonly total?: number
  /** Every row of this page is chosen. */
  readonly pageIsFull: boolean
  readonly onAll?: () => void
  readonly onClear: () => void
  readonly actions?: ReactNode
}

/** How many rows are chosen, over all pages, and what to do with them. */
export function SelectionBar({ count, total, pageIsFull, onAll, onClear, actions }: SelectionBarProps) {
  const t = useText()
  const style = dataTable()
  return (
    <div className={style.chosen}>
      <span role="status">{count > 0 && t('已选 {{count}} 条', { count })}</span>
      {count > 0 && (
        <>
          {onAll && pageIsFull && total !== undefined && total > count && (
            <Button size="sm" variant="ghost" onClick={onAll}>
              {t('选择全部 {{total}} 条', { total })}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onClear}>
            {t('清除选择')}
          </Button>
          {actions && <span className={style.bulk}>{actions}</span>}
        </>
      )}
    </div>
  )
}
