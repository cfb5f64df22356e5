import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { richText } from '#styled-system/recipes/index.js'

export interface ToolButtonProps extends ComponentProps<'button'> {
  readonly label: string
  readonly icon: LucideIcon
  /** What it works on stands at the cursor. */
  readonly active?: boolean
}

/** A tool that opens something. */
export const ToolButton = ({ label, icon: Icon, active, ...rest }: ToolButtonProps) => (
  <button
    {...rest}
    type="button"
    className={richText().tool}
    aria-label={label}
    title={label}
    data-active={active ? '' : undefined}
  >
    <Icon aria-hidden />
  </button>
)
