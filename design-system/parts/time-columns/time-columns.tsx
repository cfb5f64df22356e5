import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { type Time, withPart } from '#design-system/parts/calendar/times.ts'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { useText } from '#design-system/text/text.tsx'
import { timeColumns } from '#styled-system/recipes/index.js'

export interface TimeColumnsProps {
  readonly value: Time | null
  readonly onChange: (value: Time) => void
  /** Minutes from one offered minute to the next. */
  readonly step: number
  readonly seconds: boolean
  readonly min?: Time
  readonly max?: Time
  /** Given the first column, so that a popup can put the focus there. */
  readonly first?: RefObject<HTMLDivElement | null>
  readonly onDone?: () => void
}

const names = ['时', '分', '秒'] as const
const counts = [24, 60, 60] as const

/** Hours, minutes and seconds side by side, each a list one goes through with the arrows. */
export const TimeColumns = ({
  value,
  onChange,
  step,
  seconds,
  min,
  max,
  first,
  onDone,
}: TimeColumnsProps) => {
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  const aside = (event: KeyboardEvent, part: number) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = root.current?.children[part + step]
    if (step === 0 || !(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div ref={root} className={timeColumns().root}>
      {names.slice(0, seconds ? 3 : 2).map((name, part) => (
        <Column
          key={name}
          name={t(name)}
          ref={part === 0 ? first : undefined}
          figures={Array.from(
            { length: Math.ceil((counts[part] ?? 0) / (part === 1 ? step : 1)) },
            (_, at) => at * (part === 1 ? step : 1),
          )}
          figure={value === null ? null : Number(value.split(':')[part] ?? 0)}
          refused={(figure) => outOfReach(withPart(value, part, figure, seconds), part, min, max)}
          onFigure={(figure) => onChange(withPart(value, part, figure, seconds))}
          onSide={(event) => aside(event, part)}
          onDone={onDone}
        />
      ))}
    </div>
  )
}

/** An hour is out of reach where none of its minutes is within the limits, a minute where none of its seconds is. */
const outOfReach = (time: Time, part: number, min?: Time, max?: Time) => {
  const length = part * 3 + 2
  const head = time.slice(0, length)
  return (
    (min !== undefined && head < min.slice(0, length)) || (max !== undefined && head > max.slice(0, length))
  )
}

interface ColumnProps {
  readonly name: string
  readonly ref?: RefObject<HTMLDivElement | null>
  readonly figures: readonly number[]
  readonly figure: number | null
  readonly refused: (figure: number) => boolean
  readonly onFigure: (figure: number) => void
  readonly onSide: (event: KeyboardEvent) => void
  readonly onDone?: () => void
}

const Column = ({ name, ref, figures, figure, refused, onFigure, onSide, onDone }: ColumnProps) => {
  const style = timeColumns()
  const id = useId()
  const own = useRef<HTMLDivElement>(null)
  const box = ref ?? own
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen figure is kept in the middle as it changes
  useEffect(() => {
    const list = box.current
    const line = list?.querySelector<HTMLElement>('[aria-selected=true]')
    if (list && line) list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2
  }, [figure, box])
  const allowed = figures.filter((each) => !refused(each))
  const at = figure === null ? -1 : allowed.findLastIndex((each) => each <= figure)
  const go = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: figure !== null && allowed[at] !== figure ? at : at - 1,
      ArrowDown: at + 1,
      PageUp: Math.max(0, at - 5),
      PageDown: Math.min(allowed.length - 1, at + 5),
      Home: 0,
      End: allowed.length - 1,
    }
    const to = steps[event.key]
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onDone?.()
    } else if (to === undefined) onSide(event)
    else {
      event.preventDefault()
      // Round the clock: after 59 comes 00.
      const next = allowed.at(to >= allowed.length ? 0 : to)
      if (next !== undefined) onFigure(next)
    }
  }
  return (
    <div
      ref={box}
      className={style.column}
      role="listbox"
      aria-label={name}
      tabIndex={0}
      aria-activedescendant={figure !== null && figures.includes(figure) ? `${id}${figure}` : undefined}
      onKeyDown={go}
    >
      {figures.map((each) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the option that is active
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the list's
        <div
          key={each}
          id={`${id}${each}`}
          role="option"
          className={style.figure}
          aria-selected={each === figure}
          aria-disabled={refused(each) || undefined}
          onClick={() => refused(each) || onFigure(each)}
        >
          {String(each).padStart(2, '0')}
        </div>
      ))}
    </div>
  )
}
