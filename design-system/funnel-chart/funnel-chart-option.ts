import type { EChartsOption } from 'echarts'
import type { Drawing, Scene } from '#design-system/parts/chart/drawing.ts'
import {
  coloredParts,
  type PartsData,
  partEntries,
  partTooltip,
  shareOf,
} from '#design-system/parts/chart/parts.ts'

const draw = ({ parts }: PartsData, scene: Scene): EChartsOption => {
  const whole = parts[0]?.value ?? 0
  return {
    tooltip: partTooltip(scene, parts.slice(0, 1)),
    series: {
      type: 'funnel',
      id: 'funnel',
      sort: 'none',
      left: '4%',
      right: '38%',
      top: 8,
      bottom: 8,
      gap: 2,
      minSize: '6%',
      data: coloredParts({ parts }, scene),
      itemStyle: { borderColor: scene.look.surface, borderWidth: 1 },
      label: {
        position: 'right',
        lineHeight: scene.look.size * 1.4,
        color: scene.look.label,
        formatter: ({ name, value }) =>
          `${name}\n${scene.format(Number(value))} · ${shareOf(scene, Number(value), whole)}`,
      },
      labelLine: { length: 12, lineStyle: { color: scene.look.axis } },
    },
  }
}

export const funnelDrawing: Drawing<PartsData> = {
  kind: '漏斗图',
  draw,
  figures: ({ parts }, t) => ({
    columns: [t('步骤'), t('数值')],
    rows: parts.map(({ name, value }) => [name, value]),
  }),
  entries: partEntries,
}
