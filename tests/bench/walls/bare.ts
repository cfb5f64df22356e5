import { BarChart, HeatmapChart, LineChart } from 'echarts/charts'
import { GridComponent, VisualMapComponent } from 'echarts/components'
import { type ECharts, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import type { Course, Grid, Named } from '#domain/system/wall/figure.ts'
import { wallScreens } from '#domain/system/wall/screens.ts'
import { box, code, paintedOnce, shownAt } from './page.ts'

use([BarChart, LineChart, HeatmapChart, GridComponent, VisualMapComponent, CanvasRenderer])

/** How the charts of the screens are drawn, where that is not as lines. */
const drawn: Readonly<Record<string, object>> = {
  leaves: { type: 'bar' },
  course: { type: 'bar', stack: 'all' },
  passes: { type: 'bar' },
  daily: { areaStyle: {} },
  weekdays: { type: 'bar', label: { show: true } },
  nights: { type: 'bar', stack: 'all' },
  hours: { type: 'bar', label: { show: true } },
  grades: { type: 'bar', stack: 'all', label: { show: true } },
  signIns: { areaStyle: {} },
}

/** What ECharts needs to be told, and no more. */
const options = {
  parts: (parts: readonly Named[]) => ({
    xAxis: {},
    yAxis: { type: 'category', data: parts.map(({ name }) => name) },
    series: [{ type: 'bar', label: { show: true }, data: parts.map(({ value }) => value) }],
  }),
  course: ({ names, series }: Course, figure: string) => ({
    xAxis: { type: 'category', data: names },
    yAxis: {},
    series: series.map(({ name, values }) => ({ type: 'line', name, data: values, ...drawn[figure] })),
  }),
  grid: ({ rows, columns, values }: Grid) => ({
    xAxis: { type: 'category', data: columns },
    yAxis: { type: 'category', data: rows },
    visualMap: { min: 0, max: 100, show: false },
    series: [
      {
        type: 'heatmap',
        label: { show: true },
        data: values.flatMap((line, row) => line.map((value, column) => [column, row, value])),
      },
    ],
  }),
} as const

interface Panel {
  readonly name: string
  readonly kind: string
  readonly element: HTMLElement
  readonly chart: ECharts | null
}

const scale = innerWidth / 1920

/** Every figure of the screen in a cell: a chart where it has series, else words. */
function panelsOf(): readonly Panel[] {
  const figures = Object.entries(wallScreens[code].figures)
  const columns = Math.ceil(Math.sqrt(figures.length))
  box.style.cssText += `display:grid; grid-template-columns:repeat(${columns},minmax(0,1fr)); grid-auto-rows:minmax(0,1fr); font-size:${24 * scale}px`
  const cells = figures.map(([name, { kind }]) => {
    const element = box.appendChild(document.createElement('div'))
    return { name, kind, element }
  })
  return cells.map((cell) => ({ ...cell, chart: cell.kind in options ? init(cell.element) : null }))
}

function fill(panels: readonly Panel[], turn: number) {
  const figures = shownAt(turn).figures as Readonly<Record<string, unknown>>
  for (const { name, kind, element, chart } of panels) {
    const figure = figures[name]
    if (!chart) element.textContent = `${name} ${figure}`
    else {
      const option = options[kind as keyof typeof options](figure as never, name)
      chart.setOption({ animation: false, textStyle: { fontSize: 18 * scale }, ...option })
    }
  }
}

const panels = panelsOf()
fill(panels, 0)

globalThis.wallPage = {
  painted: paintedOnce(() => panels.every(({ chart, element }) => !chart || element.querySelector('canvas'))),
  refresh: (turn) => fill(panels, turn),
}
