import type { ECharts } from 'echarts'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { chart } from '#styled-system/recipes/index.js'
import { baseOption } from './base-option.ts'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import type { Drawing } from './drawing.ts'
import { leadOn, type Mark } from './leads.ts'
import { Legend } from './legend.tsx'
import { numberFormat } from './number-style.ts'
import { Plot } from './plot.tsx'
import { savePicture } from './save-picture.ts'
import { summaryOf } from './summary.ts'
import { useLook } from './use-look.ts'
import { useStable } from './use-stable.ts'

/** What every chart on a canvas takes besides its figures. */
export interface ChartProps extends ChartFrameProps {
  /** Names of the series, where there is more than one. */
  readonly legend?: boolean
  /** Patterns beside the colours. Without it they come with high contrast and with the colour-weak mode. */
  readonly patterned?: boolean
  /** Drawn at once, without motion, as a screen that refreshes every few seconds wants it. */
  readonly still?: boolean
  /** Tells what is under the pointer. Without one, as on a wall, new figures come in less time. */
  readonly tips?: boolean
}

interface Inside<Data> {
  readonly drawing: Drawing<Data>
  readonly data: Data
  /** Over the middle of the picture, as the total of a ring. */
  readonly centre?: ReactNode
  /** In place of a legend: what depth of colour stands for. */
  readonly scale?: ReactNode
}

/** A canvas in a frame. The charts of the house are this with a drawing each. */
export function Chart<Data>({
  drawing,
  data,
  legend = true,
  patterned,
  still,
  tips = true,
  centre,
  scale,
  ...frame
}: ChartProps & Inside<Data>) {
  const t = useText()
  const locale = useLocale()
  const said = useId()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const read = useLook(element)
  const [hidden, setHidden] = useState<readonly string[]>([])
  const running = useRef<ECharts>(null)
  const figures = useStable(data)
  const number = useStable(frame.number)

  const look = useMemo(
    () => read && { ...read, patterned: patterned ?? read.patterned, moves: read.moves && !still },
    [read, patterned, still],
  )
  const option = useMemo(() => {
    if (!look) return
    const format = numberFormat(locale, number)
    const short = numberFormat(locale, number, 'short')
    const shown = (name: string) => !hidden.includes(name)
    const { tooltip, ...drawn } = drawing.draw(figures, { look, format, short, shown, t, locale })
    return { ...baseOption(look), ...drawn, ...(tips && { tooltip }) }
  }, [drawing, figures, look, hidden, number, locale, t, tips])

  const table = useMemo(() => drawing.figures(figures, t), [drawing, figures, t])
  const summary = useMemo(() => summaryOf(table, numberFormat(locale, number), t), [table, locale, number, t])
  const entries = drawing.entries?.(figures) ?? []
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name])
  const isShown = (name: string) => !hidden.includes(name)
  const { meant } = drawing
  const now = {
    leads: frame.leads,
    table,
    meant: meant?.by,
    cellOf: (mark: Mark) => (meant?.by === 'mark' ? meant.cell(figures, mark) : ([-1, -1] as const)),
    shown: isShown,
  }
  const leading = useRef(now)
  useEffect(() => {
    leading.current = now
  })
  const save = () => {
    if (running.current && look) void savePicture(running.current, frame.title, entries, look)
  }

  const style = chart()
  return (
    <ChartFrame
      {...frame}
      figures={table}
      onSave={save}
      legend={
        scale ??
        (look && legend && entries.length > 1 && (
          <Legend entries={entries} look={look} shown={isShown} onToggle={toggle} />
        ))
      }
    >
      <p id={said} className={style.said}>
        {summary}
      </p>
      <div
        ref={setElement}
        className={style.plot}
        role="img"
        aria-label={t('{{title}}，{{kind}}', { title: frame.title, kind: t(drawing.kind) })}
        aria-describedby={said}
      >
        {option && <Plot option={option} chart={running} onReady={(ready) => leadOn(ready, leading)} />}
        {centre && <div className={style.centre}>{centre}</div>}
      </div>
    </ChartFrame>
  )
}
