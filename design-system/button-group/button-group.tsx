import type { ReactNode, Ref } from 'react'
import { buttonGroup } from '#styled-system/recipes/index.js'

export interface ButtonGroupProps {
  /** What the buttons have in common, for screen readers. */
  readonly label: string
  /** `Button`s and `IconButton`s of one variant and one size. */
  readonly children: ReactNode
  /** The buttons are `solid` or `danger`. */
  readonly filled?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/** Actions on the same thing, side by side. For choosing one of several values take `Segmented`. */
export const ButtonGroup = ({ label, children, filled, ref }: ButtonGroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics that actions do not have
  <div ref={ref} role="group" aria-label={label} className={buttonGroup({ filled })}>
    {children}
  </div>
)
