import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { button, dialog } from '#styled-system/recipes/index.js'

export interface SheetProps {
  readonly open: boolean
  /** Asked by Escape, by the backdrop and by the cross. To keep it open, as with unsaved input, do not close. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  readonly place?: 'center' | 'end' | 'start'
  /** Content up to the edges. */
  readonly flush?: boolean
  /** `alertdialog` where an answer is needed: the backdrop then does not close it. */
  readonly role?: 'dialog' | 'alertdialog'
}

/** What `Dialog` and `Drawer` share: focus stays inside, the page behind rests, focus returns on closing. */
export const Sheet = ({
  open,
  onClose,
  title,
  children,
  footer,
  size,
  place,
  flush,
  role = 'dialog',
}: SheetProps) => {
  const t = useText()
  const style = dialog({ size, place, flush })
  const content = useRef<HTMLDivElement>(null)
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => change.open || onClose()}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      initialFocusEl={() => firstToUse(content.current)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={style.backdrop} />
        <Ark.Positioner className={style.positioner}>
          <Ark.Content ref={content} className={style.content}>
            <header className={style.head}>
              <Ark.Title className={style.title}>{title}</Ark.Title>
              <Ark.CloseTrigger
                className={button({ variant: 'ghost', size: 'sm', square: true })}
                aria-label={t('关闭')}
              >
                <X aria-hidden />
              </Ark.CloseTrigger>
            </header>
            <div className={style.body}>{children}</div>
            {footer && <footer className={style.foot}>{footer}</footer>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

/** Where a person begins: what is marked, else the first input, else a link or button below the title. Not the cross. */
const firstToUse = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>('[data-autofocus]') ??
  content?.querySelector<HTMLElement>(
    'input:not([type=hidden], :disabled), textarea:not(:disabled), [role=combobox]:not(:disabled)',
  ) ??
  content?.querySelector<HTMLElement>(':not(header) > a[href], :not(header) > button:not(:disabled)') ??
  content
