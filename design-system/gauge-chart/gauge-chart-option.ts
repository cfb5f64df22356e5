import type { EChartsOption } from 'echarts'
import type { Drawing, Scene } from '#design-system/parts/chart/drawing.ts'
import type { Look } from '#design-system/parts/chart/look.ts'

/** A stretch of the scale with a name: 正常 up to 60, 偏高 up to 85. */
export interface Band {
  readonly upTo: number
  readonly name: string
  readonly tone: keyof Look['tones']
}

export interface GaugeData {
  readonly value: number | null
  readonly min?: number
  readonly max?: number
  /** From the lowest to the highest; the last reaches `max`. */
  readonly bands?: readonly Band[]
  readonly name: string
}

/** The band that holds the value; the last for what lies above all. */
export const bandOf = (bands: readonly Band[], value: number | null) =>
  value === null ? undefined : (bands.find(({ upTo }) => value <= upTo) ?? bands.at(-1))

const draw = (
  { value, min = 0, max = 100, bands = [], name }: GaugeData,
  { look, format, short }: Scene,
): EChartsOption => {
  const band = bandOf(bands, value)
  const color = band ? look.tones[band.tone] : look.ramp[1]
  return {
    series: {
      type: 'gauge',
      id: 'gauge',
      min,
      max,
      startAngle: 210,
      endAngle: -30,
      radius: '92%',
      center: ['50%', '58%'],
      progress: { show: true, width: 12, roundCap: true, itemStyle: { color } },
      pointer: { show: false },
      axisLine: { roundCap: true, lineStyle: { width: 12, color: [[1, look.grid]] } },
      axisTick: { show: false },
      splitNumber: 4,
      splitLine: { distance: 4, length: 4, lineStyle: { color: look.axis, width: 1 } },
      axisLabel: {
        distance: 18,
        color: look.label,
        fontSize: look.size * 0.9,
        formatter: (at: number) => short(at),
      },
      title: { color: look.label, fontSize: look.size * 1.1, offsetCenter: [0, '64%'] },
      detail: {
        color: look.text,
        fontSize: look.size * 2.4,
        fontWeight: 600,
        fontFamily: look.font,
        offsetCenter: [0, '4%'],
        formatter: (at: number) => format(value === null ? null : at),
      },
      // The word says what the colour says.
      data: [{ value: value ?? min, name: band ? `${name} · ${band.name}` : name }],
    },
  }
}

export const gaugeDrawing: Drawing<GaugeData> = {
  kind: '仪表盘',
  draw,
  figures: ({ name, value, bands = [] }, t) => ({
    columns: [t('指标'), t('数值'), ...(bands.length > 0 ? [t('状态')] : [])],
    rows: [[name, value, ...(bands.length > 0 ? [bandOf(bands, value)?.name ?? ''] : [])]],
  }),
}
