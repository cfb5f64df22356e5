import type { ReactNode } from 'react'
import { type GridLayoutVariantProps, gridLayout } from '#styled-system/recipes/index.js'

export interface GridProps extends GridLayoutVariantProps {
  readonly children: ReactNode
}

/** Cards or fields in columns that fold on narrow screens. `Whole` spans a line. */
export const Grid = ({ children, ...variants }: GridProps) => (
  <div className={gridLayout(variants)}>{children}</div>
)
