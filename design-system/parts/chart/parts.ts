import type { EChartsOption } from 'echarts'
import type { Tone } from '#design-system/tag/tag.tsx'
import type { Translate } from '#design-system/text/text.tsx'
import type { Entry, Scene } from './drawing.ts'
import type { Figures } from './figures.ts'
import type { Mark } from './leads.ts'
import { colorOf } from './look.ts'
import { intlNumber } from './number-style.ts'
import { tip, tooltipBase } from './tip.ts'

/** One of several that make a whole. */
export interface Part {
  readonly name: string
  readonly value: number
  /** Of a state: its slice has the colour of its tag. */
  readonly tone?: Tone | undefined
}

export interface PartsData {
  readonly parts: readonly Part[]
}

export const totalOf = (parts: readonly Part[]) => parts.reduce((sum, { value }) => sum + value, 0)

/** Share of the whole, written for the reader's language. */
export const shareOf = ({ locale }: Scene, value: number, total: number) =>
  intlNumber(locale, { style: 'percent', maximumFractionDigits: 1 }).format(total ? value / total : 0)

export const partsFigures = ({ parts }: PartsData, t: Translate): Figures => ({
  columns: [t('类别'), t('数值')],
  rows: parts.map(({ name, value }) => [name, value]),
})

/** The figure of a sector: those that are switched off have no place among the drawn ones. */
export const partCell = ({ parts }: PartsData, { name }: Mark) =>
  [parts.findIndex((part) => part.name === name), 0] as const

export const partEntries = ({ parts }: PartsData): Entry[] =>
  parts.map(({ name, tone }) => ({ name, tone, mark: 'block' }))

/** The parts that are shown, each with the colour of its tone or its place. */
export const coloredParts = ({ parts }: PartsData, { look, shown }: Scene) =>
  parts.flatMap(({ name, value, tone }, at) =>
    shown(name) ? { name, value, itemStyle: { color: colorOf(look, { tone }, at) } } : [],
  )

/** Name, figure and share of the part under the pointer. */
export const partTooltip = (scene: Scene, parts: readonly Part[]): EChartsOption['tooltip'] => ({
  ...tooltipBase,
  trigger: 'item',
  formatter: (params) => {
    const { name, value, color } = [params].flat()[0] ?? { name: '', value: 0 }
    const figure = Number(value)
    const share = shareOf(scene, figure, totalOf(parts))
    return tip('', [
      {
        name,
        value: `${scene.format(figure)} · ${share}`,
        color: typeof color === 'string' ? color : undefined,
      },
    ])
  },
})
