import type { ReactNode, Ref } from 'react'
import { whole } from '#styled-system/recipes/index.js'

export interface WholeProps {
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** Within a `Grid`: takes a whole line, as a long text does. */
export const Whole = ({ ref, children }: WholeProps) => (
  <div ref={ref} className={whole()}>
    {children}
  </div>
)
