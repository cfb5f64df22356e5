import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark, type TooltipRootProps } from '@ark-ui/react/tooltip'
import type { ReactElement } from 'react'
import { tooltip } from '#styled-system/recipes/index.js'

export interface TooltipProps {
  readonly text: string
  /** Something that takes focus, usually an `IconButton`. */
  readonly children: ReactElement
  readonly placement?: NonNullable<TooltipRootProps['positioning']>['placement']
  readonly disabled?: boolean
}

/** A word on hover and on focus; Escape hides it. Never the only place where something is said. */
export const Tooltip = ({ text, children, placement = 'bottom', disabled }: TooltipProps) => (
  <Ark.Root
    openDelay={300}
    closeDelay={80}
    positioning={{ placement, gutter: 6 }}
    disabled={disabled}
    lazyMount
    unmountOnExit
  >
    <Ark.Trigger asChild>{children}</Ark.Trigger>
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={tooltip()}>{text}</Ark.Content>
      </Ark.Positioner>
    </Portal>
  </Ark.Root>
)
