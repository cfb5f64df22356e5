import { Popover as Ark, type PopoverRootProps } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, type Ref, useEffect, useId } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { innerButton, popover } from '#styled-system/recipes/index.js'

export interface PopoverProps {
  /** A button; it opens the panel and gets the focus back. */
  readonly trigger: ReactElement
  /** With it the panel has a head and a cross. Without it give `label`. */
  readonly title?: ReactNode
  /** Its name for screen readers where no title is shown. */
  readonly label?: string
  /** As a function it gets the way to close the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Told once the panel is gone. What opens sooner counts as a part of it, and is closed along with it. */
  readonly onClosed?: () => void
  readonly placement?: NonNullable<PopoverRootProps['positioning']>['placement']
  readonly size?: 'sm' | 'md' | 'lg'
  /** Keeps the focus inside and the page at rest, as for a small form that must not be left by accident. */
  readonly modal?: boolean
  /** The panel. */
  readonly ref?: Ref<HTMLDivElement>
}

/** Something more about one thing on the page, or a small form, beside its button. */
export const Popover = ({
  trigger,
  title,
  label,
  children,
  open,
  defaultOpen,
  onOpenChange,
  onClosed,
  placement = 'bottom-start',
  size,
  modal,
  ref,
}: PopoverProps) => {
  const t = useText()
  const content = useId()
  const name = useId()
  const style = popover({ size, titled: Boolean(title) })
  return (
    <Ark.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(details) => onOpenChange?.(details.open)}
      onExitComplete={onClosed}
      positioning={{ placement, gutter: 4, overflowPadding: 8 }}
      modal={modal}
      ids={{ content, title: name }}
      initialFocusEl={() => firstToUse(document.getElementById(content))}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content
            ref={ref}
            className={style.content}
            // The machine looks for a title only once, before there is one.
            {...(title ? { 'aria-labelledby': name } : { 'aria-label': label, 'aria-labelledby': undefined })}
            aria-describedby={undefined}
          >
            <FocusOnceDrawn panel={content} />
            {title && (
              <div className={style.head}>
                <Ark.Title className={style.title}>{title}</Ark.Title>
                <Ark.CloseTrigger className={innerButton()} aria-label={t('关闭')}>
                  <X aria-hidden />
                </Ark.CloseTrigger>
              </div>
            )}
            <div className={style.body}>
              {typeof children === 'function' ? (
                <Ark.Context>{({ setOpen }) => children(() => setOpen(false))}</Ark.Context>
              ) : (
                children
              )}
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

/**
 * Gives the focus to a panel that was drawn too late for it: the machine looks for a field one frame after opening,
 * and its presence draws the panel in an effect, which on a busy page comes after that frame.
 */
const FocusOnceDrawn = ({ panel }: { readonly panel: string }) => {
  useEffect(() => {
    // Not at once: the key that opened the panel must not be pressed in its first field as well.
    const frame = requestAnimationFrame(() => {
      const content = document.getElementById(panel)
      if (content && !content.contains(document.activeElement))
        (firstToUse(content) ?? content).focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [panel])
  return null
}

/** Where work begins: what is marked, else the first input. Null leaves the choice to the panel. */
const firstToUse = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>(
    '[data-autofocus], input:not([type=hidden], :disabled), textarea:not(:disabled)',
  ) ?? null
