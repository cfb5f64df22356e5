import { type CSSProperties, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { splitter } from '#styled-system/recipes/index.js'
import { SplitterHandle } from './splitter-handle.tsx'

export interface SplitterProps {
  /** Names the first pane, which the line makes wider or narrower. */
  readonly label: string
  readonly start: ReactNode
  readonly end: ReactNode
  /** `horizontal`: side by side. `vertical`: one over the other. */
  readonly orientation?: 'horizontal' | 'vertical'
  /** Share of the first pane in percent; 0 is folded away. */
  readonly value?: number
  readonly defaultValue?: number
  readonly onChange?: (share: number) => void
  readonly min?: number
  readonly max?: number
  /** Enter and a double click fold the first pane away, and bring it back. */
  readonly collapsible?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * Two panes with a line between them to drag (APG window splitter). More than two are nested. Not Ark's, which
 * puts a style sheet into the page while one drags, against the content security policy.
 */
export const Splitter = ({
  label,
  start,
  end,
  orientation = 'horizontal',
  value,
  defaultValue = 50,
  onChange,
  min = 15,
  max = 85,
  collapsible,
  ref,
}: SplitterProps) => {
  const style = splitter({ orientation })
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  const [share, setShare] = useControlled({ value, defaultValue, onChange }, defaultValue)
  return (
    <div ref={root} className={style.root}>
      <div
        id={id}
        className={style.pane}
        data-first=""
        data-folded={share === 0 ? '' : undefined}
        style={{ '--share': `${share}%` } as CSSProperties}
      >
        {start}
      </div>
      <SplitterHandle
        label={label}
        controls={id}
        orientation={orientation}
        share={share}
        usual={defaultValue}
        min={min}
        max={max}
        collapsible={collapsible === true}
        box={() => root.current?.getBoundingClientRect()}
        onShare={setShare}
      />
      <div className={style.pane}>{end}</div>
    </div>
  )
}
