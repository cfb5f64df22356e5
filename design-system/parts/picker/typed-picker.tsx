import { type ReactNode, type Ref, type RefObject, useRef } from 'react'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { joinRefs } from './join-refs.ts'
import { PickerFrame, type PickerProps } from './picker-frame.tsx'
import { type Reading, TypedBox } from './typed-box.tsx'

/** What every picker of one typed value takes. */
export interface ValuePickerProps extends PickerProps, Controlled<string | null> {
  readonly ref?: Ref<HTMLInputElement>
}

interface Popup<First> {
  readonly value: string | null
  readonly set: (value: string) => void
  readonly close: () => void
  /** To be given to what has the focus first. */
  readonly first: RefObject<First | null>
}

export interface TypedPickerProps<First extends HTMLElement> extends ValuePickerProps {
  readonly icon: ReactNode
  /** Of the button that opens the popup. */
  readonly openLabel: string
  readonly popupLabel: string
  readonly placeholder: string
  readonly read: (typed: string) => Reading
  /** How the box shows a value, where not as it is. */
  readonly show?: (value: string) => string
  /** What an arrow key in the box leads to; left out, the arrow opens the popup. */
  readonly step?: (value: string | null, direction: 1 | -1) => string
  /** What is said of a value beside it. */
  readonly aside?: (value: string) => ReactNode
  readonly children: (popup: Popup<First>) => ReactNode
}

/** One value that is typed, or picked in a popup. Every picker of a day, a week, a time is one, and says how. */
export function TypedPicker<First extends HTMLElement>({
  value: given,
  defaultValue,
  onChange,
  read,
  show,
  step,
  aside,
  label,
  placeholder,
  clearable = true,
  name,
  onBlur,
  ref,
  children,
  ...frame
}: TypedPickerProps<First>) {
  const [value, change] = useControlled({ value: given, defaultValue, onChange }, null)
  const home = useRef<HTMLInputElement>(null)
  const first = useRef<First>(null)
  const set = (next: string | null) => next !== value && change(next)
  return (
    <PickerFrame
      {...frame}
      onClear={clearable && value !== null && (() => set(null))}
      home={home}
      first={first}
      boxes={(open) => (
        <>
          <TypedBox
            ref={joinRefs(home, ref)}
            text={value === null ? '' : (show?.(value) ?? value)}
            read={read}
            onValue={set}
            onOpen={open}
            onStep={step && ((direction) => set(step(value, direction)))}
            label={label}
            placeholder={placeholder}
            disabled={frame.disabled}
            name={show ? undefined : name}
            onBlur={onBlur}
          />
          {show && name && <input type="hidden" name={name} value={value ?? ''} />}
          {value !== null && aside?.(value)}
        </>
      )}
    >
      {(close) => children({ value, set, close, first })}
    </PickerFrame>
  )
}
