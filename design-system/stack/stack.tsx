import type { ReactNode } from 'react'
import { type StackLayoutVariantProps, stackLayout } from '#styled-system/recipes/index.js'

export interface StackProps extends StackLayoutVariantProps {
  readonly as?: 'div' | 'section' | 'main' | 'ul' | 'ol' | 'form'
  readonly children: ReactNode
}

/** Things under or beside one another with an even gap. The only way to lay out outside a component. */
export const Stack = ({ as: Part = 'div', children, ...variants }: StackProps) => (
  <Part className={stackLayout(variants)}>{children}</Part>
)
