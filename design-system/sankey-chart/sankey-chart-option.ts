import type { EChartsOption } from 'echarts'
import type { Drawing, Scene } from '#design-system/parts/chart/drawing.ts'
import { colorAt } from '#design-system/parts/chart/look.ts'
import { tip, tooltipBase } from '#design-system/parts/chart/tip.ts'

export interface Flow {
  readonly from: string
  readonly to: string
  readonly value: number
}

export interface SankeyData {
  /** Names that stand on both sides, as 转出 of one and 转入 of another, must differ: a flow never comes back. */
  readonly flows: readonly Flow[]
}

/** Flows that do not lead back to where they began. ECharts refuses the whole picture for a single circle. */
export const withoutCircles = (flows: readonly Flow[]) => {
  const kept: Flow[] = []
  const reaches = (from: string, to: string): boolean =>
    from === to || kept.some((flow) => flow.from === from && reaches(flow.to, to))
  for (const flow of flows) if (flow.value > 0 && !reaches(flow.to, flow.from)) kept.push(flow)
  return kept
}

const draw = ({ flows }: SankeyData, { look, format }: Scene): EChartsOption => {
  const kept = withoutCircles(flows)
  const names = [...new Set(kept.flatMap(({ from, to }) => [from, to]))]
  return {
    tooltip: {
      ...tooltipBase,
      trigger: 'item',
      formatter: (params) => {
        const { name = '', value, data } = [params].flat()[0] ?? {}
        const { source, target } = (data ?? {}) as { source?: string; target?: string }
        return tip('', [{ name: source ? `${source} → ${target}` : name, value: format(Number(value)) }])
      },
    },
    series: {
      type: 'sankey',
      id: 'sankey',
      left: 8,
      right: 112,
      top: 8,
      bottom: 8,
      nodeWidth: 12,
      nodeGap: 12,
      draggable: false,
      data: names.map((name, at) => ({ name, itemStyle: { color: colorAt(look, at) } })),
      links: kept.map(({ from, to, value }) => ({ source: from, target: to, value })),
      label: { color: look.label },
      lineStyle: { color: 'source', opacity: 0.28, curveness: 0.5 },
      emphasis: { focus: 'adjacency' },
    },
  }
}

export const sankeyDrawing: Drawing<SankeyData> = {
  kind: '桑基图',
  draw,
  figures: ({ flows }, t) => ({
    columns: [t('流向'), t('数值')],
    rows: flows.map(({ from, to, value }) => [`${from} → ${to}`, value]),
  }),
}
