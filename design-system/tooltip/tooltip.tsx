import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark, type TooltipRootProps } from '@ark-ui/react/tooltip'
import type { ReactElement, Ref } from 'react'
import { tooltip } from '#styled-system/recipes/index.js'

export interface TooltipProps {
  readonly text: string
  /** Something that takes focus, usually an `IconButton`. */
  readonly children: ReactElement
  readonly placement?: NonNullable<TooltipRootProps['positioning']>['placement']
  readonly disabled?: boolean
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** The word that floats. */
  readonly ref?: Ref<HTMLDivElement>
}

/** A word on hover and on focus; Escape hides it. Never the only place where something is said. */
export const Tooltip = ({
  text,
  children,
  placement = 'bottom',
  disabled,
  open,
  defaultOpen,
  onOpenChange,
  ref,
}: TooltipProps) => (
  <Ark.Root
    openDelay={300}
    closeDelay={80}
    positioning={{ placement, gutter: 6 }}
    disabled={disabled}
    open={open}
    defaultOpen={defaultOpen}
    onOpenChange={(details) => onOpenChange?.(details.open)}
    // One may move onto the word to read it enlarged, as WCAG 1.4.13 asks.
    interactive
    lazyMount
    unmountOnExit
  >
    <Ark.Trigger asChild>{children}</Ark.Trigger>
    <Portal>
      <Ark.Positioner>
        <Ark.Content ref={ref} className={tooltip()}>
          {text}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  </Ark.Root>
)
