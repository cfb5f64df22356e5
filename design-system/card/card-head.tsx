import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { card } from '#styled-system/recipes/index.js'

export interface CardHeadProps {
  readonly id: string
  readonly title: ReactNode
  readonly extra: ReactNode
  readonly fold?: { readonly open: boolean; readonly onChange: (open: boolean) => void }
  readonly selection?: { readonly selected: boolean; readonly onChange: (selected: boolean) => void }
}

export const CardHead = ({ id, title, extra, fold, selection }: CardHeadProps) => {
  const style = card()
  return (
    <div className={style.head}>
      {title && (
        <h2 id={`${id}-title`} className={style.title}>
          {fold ? (
            <button
              type="button"
              className={style.fold}
              aria-expanded={fold.open}
              aria-controls={`${id}-body`}
              onClick={() => fold.onChange(!fold.open)}
            >
              <ChevronDown aria-hidden />
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
      )}
      {(extra || selection) && (
        <div className={style.extra}>
          {extra}
          {selection && (
            <Checkbox
              checked={selection.selected}
              onChange={selection.onChange}
              label={typeof title === 'string' ? title : undefined}
            />
          )}
        </div>
      )}
    </div>
  )
}
