import '#design-system/theme/styles.css'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { AreaChart } from '#design-system/area-chart/area-chart.tsx'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { GaugeChart } from '#design-system/gauge-chart/gauge-chart.tsx'
import { LineChart } from '#design-system/line-chart/line-chart.tsx'
import { PieChart } from '#design-system/pie-chart/pie-chart.tsx'
import { RingChart } from '#design-system/ring-chart/ring-chart.tsx'
import { ScreenCanvas } from '#design-system/screen-canvas/screen-canvas.tsx'
import { ScreenGrid } from '#design-system/screen-grid/screen-grid.tsx'
import { ScreenPanel } from '#design-system/screen-panel/screen-panel.tsx'
import { panelsOf } from './panels.ts'
import { drawn } from './wall.ts'

const frame = { titleHidden: true, tools: false, still: true, legend: false, height: 'fill' } as const
let show: (round: number) => void

const Page = () => {
  const [round, setRound] = useState(0)
  show = setRound
  const { lines, stacked, ring, gauge, lying, area, rose, grouped } = panelsOf(round)
  return (
    <ScreenCanvas label="bench">
      <ScreenGrid title="bench" columns={4} rows={2}>
        <ScreenPanel>
          <LineChart {...frame} title="lines" {...lines} />
        </ScreenPanel>
        <ScreenPanel>
          <BarChart {...frame} title="stacked" {...stacked} />
        </ScreenPanel>
        <ScreenPanel>
          <RingChart {...frame} title="ring" {...ring} />
        </ScreenPanel>
        <ScreenPanel>
          <GaugeChart {...frame} title="gauge" {...gauge} />
        </ScreenPanel>
        <ScreenPanel>
          <BarChart {...frame} title="lying" {...lying} />
        </ScreenPanel>
        <ScreenPanel>
          <AreaChart {...frame} title="area" {...area} />
        </ScreenPanel>
        <ScreenPanel>
          <PieChart {...frame} title="rose" {...rose} />
        </ScreenPanel>
        <ScreenPanel>
          <BarChart {...frame} title="grouped" {...grouped} />
        </ScreenPanel>
      </ScreenGrid>
    </ScreenCanvas>
  )
}

globalThis.wall = {
  start: () => drawn(() => createRoot(document.getElementById('box') as HTMLElement).render(<Page />)),
  refresh: async (round) => {
    const started = performance.now()
    flushSync(() => show(round))
    return performance.now() - started
  },
}
