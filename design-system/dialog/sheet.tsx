import { Dialog as Ark, type DialogOpenChangeDetails } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useText } from '#design-system/text/text.tsx'
import { button, dialog } from '#styled-system/recipes/index.js'
import { SheetBody } from './sheet-body.tsx'
import { SheetProvider } from './sheet-parts.tsx'

/** What stands in a sheet. Where nobody outside holds its state, a function gets the way to close it. */
export type Within = ReactNode | ((close: () => void) => ReactNode)

export interface SheetProps {
  /** Left out, the sheet holds its own state; then give it a `trigger`. */
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Asked by Escape, by the backdrop and by the cross. To keep it open, as with unsaved input, do not close. */
  readonly onClose?: () => void
  /** A button that opens it, and gets the focus back. */
  readonly trigger?: ReactElement
  readonly title: string
  /** One sentence under the title, read out with it. */
  readonly description?: ReactNode
  readonly children: Within
  readonly footer?: Within
  /** Which of several contents stands in it; another one takes the focus and begins at its top. */
  readonly part?: string
  /** From 420 to 1120 pixels wide, or all of the window. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'full'
  readonly place?: 'center' | 'end' | 'start'
  /** Content up to the edges. */
  readonly flush?: boolean
  /** `alertdialog` where an answer is needed: the backdrop then does not close it. */
  readonly role?: 'dialog' | 'alertdialog'
  /** The panel. */
  readonly ref?: Ref<HTMLDivElement>
}

/** What was sent is done: a second press, or Enter, that comes while it slides out sends nothing. */
function notAsItGoes(event: SubmitEvent<HTMLDivElement>) {
  if (event.currentTarget.dataset.state !== 'closed') return
  event.preventDefault()
  event.stopPropagation()
}

/** What `Dialog` and `Drawer` share: focus stays inside, the page behind rests, focus returns on closing. */
export const Sheet = ({
  open,
  defaultOpen,
  onOpenChange,
  onClose,
  trigger,
  title,
  description,
  children,
  footer,
  part,
  size,
  place,
  flush,
  role = 'dialog',
  ref,
}: SheetProps) => {
  const t = useText()
  const style = dialog({ size, place, flush })
  const content = useId()
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const asked = useRef<(() => void) | null>(null)
  const parts = useMemo(() => ({ foot, asked }), [foot])
  const change = (details: DialogOpenChangeDetails) => {
    onOpenChange?.(details.open)
    if (!details.open) (asked.current ?? onClose)?.()
  }
  const before = useRef(part)
  useEffect(() => {
    if (before.current === part) return
    before.current = part
    const panel = document.getElementById(content)
    // Before it opens there is none, and the opening itself gives the focus.
    if (panel) firstToUse(panel)?.focus()
  }, [part, content])
  // Hidden with its page while it slides out, it would never end, and lie over all that comes: it begins anew.
  const [begun, setBegun] = useState(0)
  useEffect(
    () => () => {
      if (document.getElementById(content)?.dataset.state === 'closed') setBegun((times) => times + 1)
    },
    [content],
  )
  return (
    <Ark.Root
      key={begun}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={change}
      role={role}
      ids={{ content }}
      closeOnInteractOutside={role === 'dialog'}
      // One that lies below and goes, such as the details that a form is opened from, does not take this one along.
      onRequestDismiss={(event) => event.preventDefault()}
      // The one before it takes its focus along as it goes: that is nobody who goes on elsewhere.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={() => firstToUse(document.getElementById(content))}
      lazyMount
      unmountOnExit
    >
      {trigger && <Ark.Trigger asChild>{trigger}</Ark.Trigger>}
      <Portal>
        <Ark.Backdrop className={style.backdrop} />
        <Ark.Positioner className={style.positioner}>
          <Ark.Content ref={ref} className={style.content} onSubmitCapture={notAsItGoes}>
            <div className={style.head}>
              <div className={style.words}>
                <Ark.Title className={style.title}>{title}</Ark.Title>
                {description && (
                  <Ark.Description className={style.description}>{description}</Ark.Description>
                )}
              </div>
              <Ark.CloseTrigger
                className={button({ variant: 'ghost', size: 'sm', square: true })}
                aria-label={t('关闭')}
              >
                <X aria-hidden />
              </Ark.CloseTrigger>
            </div>
            <Ark.Context>
              {({ setOpen }) => (
                <SheetProvider value={parts}>
                  <SheetBody key={part} className={style.body}>
                    {filled(children, () => setOpen(false))}
                  </SheetBody>
                  <div ref={setFoot} className={style.foot}>
                    {filled(footer, () => setOpen(false))}
                  </div>
                </SheetProvider>
              )}
            </Ark.Context>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const filled = (part: Within, close: () => void) => (typeof part === 'function' ? part(close) : part)

/** Where a person begins: what is marked, else the first input, else a link or button below the title. Not the cross. */
const firstToUse = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>('[data-autofocus]') ??
  content?.querySelector<HTMLElement>(
    'input:not([type=hidden], :disabled), textarea:not(:disabled), [role=combobox]:not(:disabled)',
  ) ??
  content?.querySelector<HTMLElement>(':not(header) > a[href], :not(header) > button:not(:disabled)') ??
  content
