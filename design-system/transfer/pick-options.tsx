import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { CheckMark } from '#design-system/parts/check-mark/check-mark.tsx'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { createTypeAhead, isLetter } from '#design-system/parts/type-ahead/type-ahead.ts'
import { useVirtualRows } from '#design-system/parts/virtual-rows/use-virtual-rows.ts'
import { transfer } from '#styled-system/recipes/index.js'
import { type Outcome, pressed } from './pick-keys.ts'
import type { TransferOption } from './transfer.tsx'

export interface PickOptionsProps {
  readonly label: string
  readonly options: readonly TransferOption[]
  readonly marked: ReadonlySet<string>
  readonly onMark: (marked: ReadonlySet<string>) => void
  readonly onMove: (values: readonly string[]) => void
  readonly rows: number
  readonly disabled: boolean
  readonly ref: RefObject<HTMLDivElement | null>
}

/** A listbox of several that draws the rows in sight alone. The list has the focus and names its active row. */
export const PickOptions = (props: PickOptionsProps) => {
  const { label, options, marked, onMark, onMove, rows, disabled, ref } = props
  const id = useId()
  const style = transfer()
  const [cursor, setCursor] = useState({ active: 0, anchor: 0 })
  const typeAhead = useRef(createTypeAhead())
  const active = Math.min(cursor.active, options.length - 1)
  const virtual = useVirtualRows({
    count: options.length,
    scroller: ref,
    estimate: 32,
    keep: [active],
    enabled: true,
    keyOf: (at) => options[at]?.value ?? '',
  })
  const reached = useRef(active)
  useEffect(() => {
    if (reached.current !== active) virtual.scrollToIndex(active)
    reached.current = active
  }, [active, virtual])

  const mark = (meant: Outcome['mark']) => {
    if (!meant) return
    const next = new Set(marked)
    const from = meant === 'all' ? 0 : 'toggle' in meant ? meant.toggle : meant.from
    const to = meant === 'all' ? options.length - 1 : 'toggle' in meant ? meant.toggle : meant.to
    for (const option of options.slice(from, to + 1)) {
      if (option.disabled) continue
      if (meant !== 'all' && 'toggle' in meant && marked.has(option.value)) next.delete(option.value)
      else next.add(option.value)
    }
    onMark(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (disabled) return
    const { key, shiftKey } = event
    const outcome = pressed({ ...cursor, active }, options.length, {
      key,
      shiftKey,
      ctrlKey: event.ctrlKey || event.metaKey,
    })
    if (outcome) {
      setCursor(outcome.cursor)
      mark(outcome.mark)
      const here = options[active]
      if (outcome.move) onMove(marked.size > 0 ? [...marked] : here && !here.disabled ? [here.value] : [])
    } else if (isLetter(event)) {
      const names = options.map((option) => option.label)
      const at = typeAhead.current(key, event.timeStamp, names, active)
      if (at >= 0) setCursor({ active: at, anchor: at })
    } else return
    event.preventDefault()
  }
  return (
    <div
      ref={ref}
      className={style.box}
      style={{ '--rows': rows } as CSSProperties}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      aria-disabled={disabled || undefined}
      aria-activedescendant={`${id}-${options[active]?.value}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div className={style.options} role="presentation" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const option = options[index]
          if (!option) return null
          const checked = marked.has(option.value)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the list, which has the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and names its active option
            <div
              key={option.value}
              id={`${id}-${option.value}`}
              ref={virtual.measureElement}
              className={style.option}
              role="option"
              aria-selected={checked}
              aria-disabled={option.disabled || disabled || undefined}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              data-index={index}
              data-active={index === active ? '' : undefined}
              style={{ transform: `translateY(${start}px)` }}
              onClick={(event) => {
                if (disabled) return
                const { anchor } = cursor
                mark(
                  event.shiftKey
                    ? { from: Math.min(anchor, index), to: Math.max(anchor, index) }
                    : { toggle: index },
                )
                setCursor({ active: index, anchor: event.shiftKey ? anchor : index })
              }}
              onDoubleClick={() => {
                if (!disabled && !option.disabled) onMove([option.value])
              }}
            >
              <CheckMark checked={checked} />
              <span className={style.name} title={option.label}>
                {option.label}
              </span>
              {option.note && <span className={style.note}>{option.note}</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
