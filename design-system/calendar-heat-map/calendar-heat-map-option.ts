import type { EChartsOption } from 'echarts'
import { depthOption } from '#design-system/parts/chart/depth.ts'
import type { Drawing, Scene } from '#design-system/parts/chart/drawing.ts'
import { tip, tooltipBase } from '#design-system/parts/chart/tip.ts'

export interface CalendarData {
  /** First and last day, `yyyy-MM-dd`. */
  readonly range: readonly [from: string, to: string]
  readonly days: readonly { readonly date: string; readonly value: number }[]
}

/** Names by the language; 4 January 1970 was a Sunday, with which ECharts begins. */
const namesOf = (locale: string, count: number, at: (place: number) => number, part: 'weekday' | 'month') => {
  const intl = new Intl.DateTimeFormat(locale, {
    [part]: part === 'weekday' ? 'narrow' : 'short',
    timeZone: 'UTC',
  })
  return Array.from({ length: count }, (_, place) => intl.format(at(place)))
}

export const weekdayNames = (locale: string) =>
  namesOf(locale, 7, (day) => Date.UTC(1970, 0, 4 + day), 'weekday')
export const monthNames = (locale: string) => namesOf(locale, 12, (month) => Date.UTC(1970, month), 'month')

const draw = ({ range, days }: CalendarData, { look, format, locale }: Scene): EChartsOption => ({
  visualMap: depthOption(
    look,
    days.map(({ value }) => value),
  ),
  calendar: {
    range: [...range],
    left: 28,
    right: 8,
    top: 24,
    bottom: 8,
    cellSize: ['auto', 'auto'],
    splitLine: { lineStyle: { color: look.axis, width: 1 } },
    itemStyle: { color: look.surface, borderColor: look.grid, borderWidth: 1 },
    yearLabel: { show: false },
    // A Chinese week begins on Monday.
    dayLabel: { firstDay: 1, color: look.label, nameMap: weekdayNames(locale) },
    monthLabel: { color: look.label, nameMap: monthNames(locale) },
  },
  tooltip: {
    ...tooltipBase,
    trigger: 'item',
    formatter: (params) => {
      const [date = '', value] = ([params].flat()[0]?.value ?? []) as unknown as [string, number]
      return tip('', [{ name: date, value: format(value) }])
    },
  },
  series: {
    type: 'heatmap',
    id: 'days',
    coordinateSystem: 'calendar',
    data: days.map(({ date, value }) => [date, value]),
    itemStyle: { borderColor: look.surface, borderWidth: 1, borderRadius: 2 },
  },
})

export const calendarDrawing: Drawing<CalendarData> = {
  kind: '日历热力图',
  draw,
  figures: ({ days }, t) => ({
    columns: [t('日期'), t('数值')],
    rows: days.map(({ date, value }) => [date, value]),
  }),
}
