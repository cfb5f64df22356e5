import type { EChartsOption } from 'echarts'
import type { Tone } from '#design-system/tag/tag.tsx'
import type { Entry, Scene } from './drawing.ts'
import type { Cell, Figures } from './figures.ts'
import type { Mark } from './leads.ts'
import { type TipRow, tip, tooltipBase } from './tip.ts'

export interface Series {
  readonly name: string
  /** One for each category; null where there is none. */
  readonly values: readonly (number | null)[]
  /** Of an outcome: it has the colour of its tag, and what waits is neutral. */
  readonly tone?: Tone | undefined
}

/** Figures over categories: what line, area and bar charts draw. */
export interface SeriesData {
  readonly categories: readonly string[]
  readonly series: readonly Series[]
  /** What the categories are: 月份. Heads the first column of the table. */
  readonly categoryName?: string
}

export const seriesFigures = ({ categories, series, categoryName }: SeriesData, word: string): Figures => ({
  columns: [categoryName ?? word, ...series.map(({ name }) => name)],
  rows: categories.map((category, at): Cell[] => [
    category,
    ...series.map(({ values }) => values[at] ?? null),
  ]),
})

export const seriesEntries = ({ series }: SeriesData, mark: Entry['mark']): Entry[] =>
  series.map(({ name, tone }) => ({ name, tone, mark }))

/** The figure of a bar. */
export const seriesCell = ({ series }: SeriesData, { seriesName, dataIndex }: Mark) =>
  [dataIndex ?? -1, series.findIndex(({ name }) => name === seriesName)] as const

interface AxisPoint {
  readonly seriesName?: string
  readonly name: string
  readonly value: unknown
  readonly color?: unknown
}

const rowOf =
  ({ format }: Scene) =>
  ({ seriesName = '', value, color }: AxisPoint): TipRow => ({
    name: seriesName,
    value: format(typeof value === 'number' ? value : null),
    color: typeof color === 'string' ? color : undefined,
  })

/** All series of the category under the pointer. */
export const axisTooltip = (scene: Scene, pointer: 'line' | 'shadow'): EChartsOption['tooltip'] => ({
  ...tooltipBase,
  trigger: 'axis',
  axisPointer: { type: pointer, lineStyle: { color: scene.look.axis }, shadowStyle: { opacity: 0.08 } },
  formatter: (params) => {
    const points = [params].flat() as readonly AxisPoint[]
    return tip(points[0]?.name ?? '', points.map(rowOf(scene)))
  },
})

export const gridOption = {
  left: 4,
  right: 12,
  top: 12,
  bottom: 4,
  outerBoundsMode: 'same',
  outerBoundsContain: 'all',
} as const

export const categoryAxis = ({ look }: Scene, categories: readonly string[], gap: boolean) => ({
  type: 'category' as const,
  data: [...categories],
  boundaryGap: gap,
  axisLine: { lineStyle: { color: look.axis } },
  axisTick: { show: false },
  axisLabel: { color: look.label, fontSize: look.size, hideOverlap: true },
})

const isGap = (value: number | null | undefined) => value === null || value === undefined

/** Whether a value stands between two gaps: a line does not reach it, so that only a mark shows it. */
export const anyAlone = (values: Series['values']): boolean =>
  values.some((value, at) => !isGap(value) && isGap(values[at - 1]) && isGap(values[at + 1]))

const areWhole = (series: readonly Series[]) =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)))

/** What is counted in whole numbers has no tick between them. */
export const valueAxis = (
  { look, short }: Scene,
  series: readonly Series[],
  label: (value: number) => string = short,
) => ({
  type: 'value' as const,
  axisLabel: { color: look.label, fontSize: look.size, formatter: label, hideOverlap: true },
  splitLine: { lineStyle: { color: look.grid } },
  splitNumber: 4,
  ...(areWhole(series) && { minInterval: 1 }),
})
