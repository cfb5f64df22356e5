import type { Drawing } from '#design-system/parts/chart/drawing.ts'
import { type PartsData, partCell, partEntries, partsFigures } from '#design-system/parts/chart/parts.ts'
import { pieOption } from '#design-system/pie-chart/pie-chart-option.ts'

export const ringDrawing: Drawing<PartsData> = {
  kind: '环形图',
  draw: (data, scene) => pieOption(data, scene, '46%'),
  figures: partsFigures,
  entries: partEntries,
  meant: { by: 'mark', cell: partCell },
}
