import type { EChartsOption } from 'echarts'
import type { Tone } from '#design-system/tag/tag.tsx'
import type { Translate } from '#design-system/text/text.tsx'
import type { Figures } from './figures.ts'
import type { Meant } from './leads.ts'
import type { Look } from './look.ts'
import type { FormatNumber } from './number-style.ts'

/** All that a drawing needs besides its figures. */
export interface Scene {
  readonly look: Look
  readonly format: FormatNumber
  /** For axes: 1.2万, no unit. */
  readonly short: FormatNumber
  /** Whether the reader has left this entry of the legend on. */
  readonly shown: (name: string) => boolean
  readonly t: Translate
  readonly locale: string
}

/** A line of the legend; its colour is that of its tone, or of its place. */
export interface Entry {
  readonly name: string
  readonly mark: 'line' | 'block'
  readonly tone?: Tone | undefined
}

/** One kind of chart: pure functions of its figures. What ECharts needs for it is registered beside its component. */
export interface Drawing<Data> {
  /** In Chinese: 折线图. */
  readonly kind: string
  readonly draw: (data: Data, scene: Scene) => EChartsOption
  readonly figures: (data: Data, t: Translate) => Figures
  readonly entries?: (data: Data) => readonly Entry[]
  /** Which figure a reader means by a click; left out, no figure of the picture leads anywhere. */
  readonly meant?: Meant<Data>
}
