import type { ReactNode } from 'react'
import { whole } from '#styled-system/recipes/index.js'

/** Within a `Grid`: takes a whole line, as a long text does. */
export const Whole = ({ children }: { readonly children: ReactNode }) => (
  <div className={whole()}>{children}</div>
)
