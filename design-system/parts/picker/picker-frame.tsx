import { useFieldContext } from '@ark-ui/react/field'
import { Popover } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { Fragment, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { ClearButton } from '#design-system/parts/clear-button/clear-button.tsx'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { innerButton, picker } from '#styled-system/recipes/index.js'

/** What every picker with a popup takes. */
export interface PickerProps {
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  readonly placeholder?: string
  /** Offers a button to empty it. Default true. */
  readonly clearable?: boolean
  readonly disabled?: boolean
  readonly size?: 'sm' | 'md' | 'lg'
  readonly name?: string
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Called when the text box is left. */
  readonly onBlur?: () => void
}

export interface PickerFrameProps
  extends Pick<PickerProps, 'disabled' | 'size' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  /** One text box, or two with a dash between. Given the way to open the popup by key. */
  readonly boxes: (open: () => void) => ReactNode
  readonly icon: ReactNode
  /** Of the button that opens the popup. */
  readonly openLabel: string
  readonly popupLabel: string
  /** Shown where there is something to empty. */
  readonly onClear?: (() => void) | false | null
  /** Where the focus goes when the popup closes. */
  readonly home: RefObject<HTMLInputElement | null>
  /** Where the focus goes when it opens; drawn by `children`. */
  readonly first: RefObject<HTMLElement | null>
  readonly children: (close: () => void) => ReactNode
}

/** The frame of everything that is typed or picked: text boxes, clear, a button that opens a popup, the popup. */
export const PickerFrame = (props: PickerFrameProps) => {
  const field = useFieldContext()
  const style = picker({ size: props.size })
  const [open, setOpen] = useControlled(
    { value: props.open, defaultValue: props.defaultOpen, onChange: props.onOpenChange },
    false,
  )
  // A popup opened again before it has faded away begins anew.
  const [times, setTimes] = useState(0)
  const show = (next: boolean) => {
    if (next) setTimes(times + 1)
    setOpen(next)
  }
  const disabled = props.disabled ?? field?.disabled
  const fixed = disabled || field?.readOnly
  return (
    <Popover.Root
      open={open && !fixed}
      onOpenChange={(change) => show(change.open)}
      // The Tab key goes round in the popup, as in the Date Picker Dialog of the ARIA patterns.
      portalled={false}
      initialFocusEl={() => props.first.current}
      finalFocusEl={() => props.home.current}
      positioning={{ gutter: 4, placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <div className={style.root}>
        <Popover.Anchor className={style.control} data-invalid={field?.invalid ? '' : undefined}>
          {props.boxes(() => fixed || show(true))}
          {props.onClear && !fixed && <ClearButton onClick={props.onClear} />}
          <Popover.Trigger className={innerButton()} aria-label={props.openLabel} disabled={fixed}>
            {props.icon}
          </Popover.Trigger>
        </Popover.Anchor>
      </div>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            className={style.content}
            aria-label={props.popupLabel}
            onKeyDown={(event) => roundTab(event)}
          >
            <Fragment key={times}>{props.children(() => setOpen(false))}</Fragment>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

const roundTab = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input, [tabindex]')].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.getClientRects().length > 0,
  )
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}
