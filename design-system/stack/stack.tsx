import type { ReactNode, Ref } from 'react'
import { type StackLayoutVariantProps, stackLayout } from '#styled-system/recipes/index.js'

export interface StackProps extends StackLayoutVariantProps {
  readonly as?: 'div' | 'section' | 'main' | 'ul' | 'ol' | 'form'
  readonly ref?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** Things under or beside one another with an even gap. The only way to lay out outside a component. */
export const Stack = ({ as = 'div', ref, children, ...variants }: StackProps) => {
  // One of them for the compiler; which element it is changes nothing here.
  const Part = as as 'div'
  return (
    <Part ref={ref as Ref<HTMLDivElement>} className={stackLayout(variants)}>
      {children}
    </Part>
  )
}
