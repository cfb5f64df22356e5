import type { ECharts, EChartsOption } from 'echarts'
import { AriaComponent, TooltipComponent } from 'echarts/components'
import { dispose, getInstanceByDom, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import EChartsReactCore from 'echarts-for-react/esm/core'
import { type RefObject, useMemo } from 'react'
import { useScreenScale } from '#design-system/screen-canvas/screen-scale.ts'

use([CanvasRenderer, AriaComponent, TooltipComponent])

const engine = { init, getInstanceByDom, dispose }
const auto = { width: 'auto', height: 'auto' } as const

/**
 * The binding with three of its ways changed: it draws a chart once to measure and once for good, which doubles
 * the first paint; it overlooks the first change of size; and it warns where there is no room yet, as in a hidden tab.
 */
class Binding extends EChartsReactCore {
  private watch: ResizeObserver | undefined

  override async initEchartsInstance(): Promise<ECharts> {
    const { clientWidth, clientHeight } = this.ele
    const chart: ECharts = this.echarts.init(this.ele, undefined, {
      ...this.props.opts,
      width: Math.max(clientWidth, 1),
      height: Math.max(clientHeight, 1),
    })
    // Under StrictMode the first of two is gone before its turn comes, and must not draw into the second.
    return new Promise((resolve) => queueMicrotask(() => chart.isDisposed() || resolve(chart)))
  }

  override componentDidMount() {
    super.componentDidMount()
    this.watch = new ResizeObserver(() => this.fit())
    this.watch.observe(this.ele)
  }

  override componentWillUnmount() {
    this.watch?.disconnect()
    super.componentWillUnmount()
  }

  private fit() {
    const chart = this.getEchartsInstance()
    const { clientWidth, clientHeight } = this.ele
    if (!chart || !clientWidth || !clientHeight) return
    if (chart.getWidth() !== clientWidth || chart.getHeight() !== clientHeight) chart.resize(auto)
  }
}

export interface PlotProps {
  readonly option: EChartsOption
  /** Given the running chart, for pictures of it. */
  readonly chart: RefObject<ECharts | null>
  /** Called with it as soon as it runs. */
  readonly onReady: (chart: ECharts) => void
}

/** The canvas. Options are merged into what is drawn, except for series, which come and go. */
export const Plot = ({ option, chart, onReady }: PlotProps) => {
  const scale = useScreenScale()
  const opts = useMemo(() => ({ devicePixelRatio: Math.min(devicePixelRatio * scale, 4) }), [scale])
  return (
    <Binding
      echarts={engine}
      option={option}
      opts={opts}
      replaceMerge={['series']}
      autoResize={false}
      shouldSetOption={(before, now) => before.option !== now.option || before.opts !== now.opts}
      onChartReady={(ready) => {
        chart.current = ready
        onReady(ready)
      }}
      style={{ width: '100%', height: '100%' }}
    />
  )
}
