import type { ReactNode, Ref } from 'react'
import { type GridLayoutVariantProps, gridLayout } from '#styled-system/recipes/index.js'

export interface GridProps extends GridLayoutVariantProps {
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** Cards or fields in columns that fold on narrow screens. `Whole` spans a line. */
export const Grid = ({ ref, children, ...variants }: GridProps) => (
  <div ref={ref} className={gridLayout(variants)}>
    {children}
  </div>
)
