import { useId } from 'react'
import { css, cva } from '#styled-system/css/index.js'
import type { Arrow, Box, Chart } from './chart-layout.ts'

export interface ChartDrawingProps {
  readonly chart: Chart
  readonly name: string
  /** Ids of the states it is in. */
  readonly active: ReadonlySet<string>
}

/** The chart as a picture. What it says is said by the table beside it as well. */
export function ChartDrawing({ chart, name, active }: ChartDrawingProps) {
  const head = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={frame} aria-label={`Chart of ${name}, scrolls`} tabIndex={0}>
      <svg
        role="img"
        aria-label={`State chart of ${name}; the table below says the same in words`}
        width={chart.width}
        height={chart.height}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
      >
        <defs>
          <marker
            id={head}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path className={tip} d="M0 0 L8 4 L0 8 Z" />
          </marker>
        </defs>
        {chart.boxes.map((box) => (
          <State key={box.id} box={box} active={active.has(box.id.replace('#', ''))} />
        ))}
        {chart.arrows.map((arrow) => (
          <Way key={arrow.id} arrow={arrow} head={head} leads={active.has(arrow.from.replace('#', ''))} />
        ))}
      </svg>
    </section>
  )
}

function State({ box, active }: { box: Box; active: boolean }) {
  const { x, y, width, height, holds, name } = box
  return (
    <g>
      <rect className={shape({ holds, active })} x={x} y={y} width={width} height={height} rx="6" />
      {!holds && (
        <text className={title({ active })} x={x + width / 2} y={y + height / 2} dy="0.35em">
          {name}
        </text>
      )}
    </g>
  )
}

function Way({ arrow, head, leads }: { arrow: Arrow; head: string; leads: boolean }) {
  const [first, ...rest] = arrow.points
  const path = `M${first?.x} ${first?.y} ${rest.map(({ x, y }) => `L${x} ${y}`).join(' ')}`
  const top = arrow.y - ((arrow.words.length - 1) * 16) / 2
  return (
    <g>
      <path className={way({ leads })} d={path} markerEnd={`url(#${head})`} />
      {arrow.words.map((word, index) => (
        <text key={word} className={said} x={arrow.x} y={top + index * 16} dy="0.35em">
          {word}
        </text>
      ))}
    </g>
  )
}

const frame = css({
  overflow: 'auto',
  maxHeight: '[80vh]',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border',
  borderRadius: 'card',
  '& text': { textAnchor: 'middle', fontFamily: 'mono', textStyle: 'caption' },
})
const shape = cva({
  base: { strokeWidth: 'thin', fill: 'surface.raised', stroke: 'border.control' },
  variants: {
    holds: { true: { fill: 'surface.sunken', strokeDasharray: '4 3' }, false: {} },
    active: { true: { stroke: 'accent' } },
  },
  compoundVariants: [{ holds: false, active: true, css: { fill: 'accent.soft' } }],
})
const title = cva({
  base: { fill: 'text', fontWeight: 'strong' },
  variants: { active: { true: { fill: 'accent.text' } } },
})
const way = cva({
  base: { fill: '[none]', stroke: 'border.control' },
  variants: { leads: { true: { stroke: 'accent', strokeWidth: 'thick' } } },
})
const tip = css({ fill: 'text.quiet' })
// Drawn over its own arrow: a rim of the ground keeps the words apart from the line.
const said = css({ fill: 'text.quiet', stroke: 'surface', strokeWidth: '[4]', paintOrder: 'stroke' })
