import type { EChartsOption } from 'echarts'
import { depthOption } from '#design-system/parts/chart/depth.ts'
import type { Drawing, Scene } from '#design-system/parts/chart/drawing.ts'
import { tip, tooltipBase } from '#design-system/parts/chart/tip.ts'
import { mapName, type Plan } from './plan.ts'

export interface MapData {
  readonly plan: Plan
  /** By `name` of the plan's regions, or by their `adcode`. */
  readonly values: readonly { readonly region: string; readonly value: number }[]
}

/** Values by the name of their region. What the plan does not have is left out. */
export const namedValues = ({ plan, values }: MapData) =>
  values.flatMap(({ region, value }) => {
    const found = plan.features.find(
      ({ properties: { name, adcode } }) => name === region || String(adcode) === region,
    )
    return found ? [{ name: found.properties.name, value }] : []
  })

const draw = ({ plan, values }: MapData, { look, format }: Scene): EChartsOption => ({
  visualMap: depthOption(
    look,
    values.map(({ value }) => value),
  ),
  tooltip: {
    ...tooltipBase,
    trigger: 'item',
    formatter: (params) => {
      const { name = '', value } = [params].flat()[0] ?? {}
      return tip('', [{ name, value: format(typeof value === 'number' ? value : null) }])
    },
  },
  series: {
    type: 'map',
    id: 'map',
    map: mapName(plan),
    data: namedValues({ plan, values }),
    selectedMode: false,
    itemStyle: { areaColor: look.surface, borderColor: look.axis, borderWidth: 1 },
    label: { show: true, color: look.text, textBorderColor: look.surface, textBorderWidth: 2 },
    emphasis: {
      itemStyle: { areaColor: look.series[3], borderColor: look.text },
      label: { color: look.text },
    },
  },
})

export const mapDrawing: Drawing<MapData> = {
  kind: '地图',
  draw,
  figures: (data, t) => ({
    columns: [t('区域'), t('数值')],
    rows: namedValues(data).map(({ name, value }) => [name, value]),
  }),
}
