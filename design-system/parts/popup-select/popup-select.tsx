import { useFieldContext } from '@ark-ui/react/field'
import { Popover } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode, type Ref, type RefObject, useId, useRef, useState } from 'react'
import { ClearButton } from '#design-system/parts/clear-button/clear-button.tsx'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { joinRefs } from '#design-system/parts/picker/join-refs.ts'
import type { PickerProps } from '#design-system/parts/picker/picker-frame.tsx'
import { useText } from '#design-system/text/text.tsx'
import { popupSelect, select } from '#styled-system/recipes/index.js'

/** What `TreeSelect` and `Cascader` take alike. */
export interface PopupSelectProps extends PickerProps {
  readonly ref?: Ref<HTMLButtonElement>
}

interface Frame extends PopupSelectProps {
  readonly shown: string
  readonly popupLabel: string
  readonly onClear: () => void
  /** Where the focus goes when it opens. */
  readonly first: RefObject<HTMLElement | null>
  readonly value: string
  readonly children: (close: () => void) => ReactNode
}

/** The face of a select with a popup that is more than a list. */
export const PopupSelect = ({
  shown,
  popupLabel,
  onClear,
  first,
  value,
  children,
  ref,
  clearable = true,
  ...props
}: Frame) => {
  const t = useText()
  const field = useFieldContext()
  const style = select({ size: props.size })
  const own = useId()
  const face = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useControlled(
    { value: props.open, defaultValue: props.defaultOpen, onChange: props.onOpenChange },
    false,
  )
  const [times, setTimes] = useState(0)
  const disabled = props.disabled ?? field?.disabled
  const show = (next: boolean) => {
    if (next && (disabled || field?.readOnly)) return
    if (next) setTimes(times + 1)
    else props.onBlur?.()
    setOpen(next)
  }
  return (
    <Popover.Root
      ids={{ content: `${own}popup` }}
      open={open}
      onOpenChange={(change) => show(change.open)}
      portalled={false}
      persistentElements={[() => face.current]}
      initialFocusEl={() => first.current}
      finalFocusEl={() => face.current}
      positioning={{ gutter: 4, placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Anchor className={style.control}>
        <button
          type="button"
          ref={joinRefs(face, ref)}
          id={field?.ids.control}
          className={style.trigger}
          role="combobox"
          aria-label={props.label}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={`${own}popup`}
          aria-describedby={field?.ariaDescribedby}
          aria-invalid={field?.invalid || undefined}
          aria-required={field?.required || undefined}
          aria-readonly={field?.readOnly || undefined}
          data-invalid={field?.invalid ? '' : undefined}
          data-readonly={field?.readOnly ? '' : undefined}
          disabled={disabled}
          title={shown || undefined}
          onClick={() => show(!open)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            show(true)
          }}
        >
          <span className={style.value} data-empty={shown ? undefined : ''}>
            {shown || (props.placeholder ?? t('请选择'))}
          </span>
        </button>
        <div className={style.buttons}>
          {clearable && shown && !disabled && !field?.readOnly && (
            <span data-clear="">
              <ClearButton onClick={onClear} />
            </span>
          )}
          <span className={style.indicator}>
            <ChevronDown aria-hidden />
          </span>
        </div>
      </Popover.Anchor>
      {props.name && <input type="hidden" name={props.name} value={value} />}
      <Portal>
        <Popover.Positioner>
          <Popover.Content className={popupSelect().content} aria-label={popupLabel}>
            <Fragment key={times}>{children(() => show(false))}</Fragment>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
