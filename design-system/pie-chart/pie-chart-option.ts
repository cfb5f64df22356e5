import type { EChartsOption } from 'echarts'
import type { Drawing, Scene } from '#design-system/parts/chart/drawing.ts'
import {
  coloredParts,
  type PartsData,
  partCell,
  partEntries,
  partsFigures,
  partTooltip,
  shareOf,
  totalOf,
} from '#design-system/parts/chart/parts.ts'

export interface PieData extends PartsData {
  /** Length of the sector as well as its angle speaks of the figure. */
  readonly rose?: boolean
}

/** A pie, or a ring for an inner radius above nothing. */
export const pieOption = ({ parts, rose }: PieData, scene: Scene, inner: string): EChartsOption => {
  const data = coloredParts({ parts }, scene)
  const total = totalOf(data)
  return {
    tooltip: partTooltip(scene, data),
    series: {
      type: 'pie',
      cursor: 'default',
      id: 'parts',
      radius: [inner, '64%'],
      roseType: rose ? 'area' : undefined,
      data,
      itemStyle: { borderColor: scene.look.surface, borderWidth: 2, borderRadius: 3 },
      label: {
        color: scene.look.label,
        formatter: ({ name, value }) => `${name}\n${shareOf(scene, Number(value), total)}`,
        lineHeight: scene.look.size * 1.4,
      },
      // A label of two lines beside the lowest sector stands clear of it.
      labelLine: { length: scene.look.size * 1.4, length2: 8, lineStyle: { color: scene.look.axis } },
      minShowLabelAngle: 6,
      emphasis: { scaleSize: 4 },
    },
  }
}

export const pieDrawing: Drawing<PieData> = {
  kind: '饼图',
  draw: (data, scene) => pieOption(data, scene, '0%'),
  figures: partsFigures,
  entries: partEntries,
  meant: { by: 'mark', cell: partCell },
}
