import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AreaChart } from '#design-system/area-chart/area-chart.tsx'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { CarouselStage } from '#design-system/carousel-stage/carousel-stage.tsx'
import { FlipNumber } from '#design-system/flip-number/flip-number.tsx'
import { FunnelChart } from '#design-system/funnel-chart/funnel-chart.tsx'
import { GaugeChart } from '#design-system/gauge-chart/gauge-chart.tsx'
import { LineChart } from '#design-system/line-chart/line-chart.tsx'
import { PieChart } from '#design-system/pie-chart/pie-chart.tsx'
import { ProvinceTiles } from '#design-system/province-tiles/province-tiles.tsx'
import { Ranking } from '#design-system/ranking/ranking.tsx'
import { RingChart } from '#design-system/ring-chart/ring-chart.tsx'
import { ScreenCanvas, type ScreenCanvasProps } from '#design-system/screen-canvas/screen-canvas.tsx'
import { ScreenClock } from '#design-system/screen-clock/screen-clock.tsx'
import { ScreenGrid } from '#design-system/screen-grid/screen-grid.tsx'
import { ScreenPanel } from '#design-system/screen-panel/screen-panel.tsx'
import { ScrollTable } from '#design-system/scroll-table/scroll-table.tsx'
import { StaleBadge } from '#design-system/stale-badge/stale-badge.tsx'
import { guided } from '#stories/guide/guide.ts'
import { colleges, hours, leaves, morning, newestLeaves, origins, students, wave } from './samples-figures.ts'
import { Wall } from './wall.tsx'

const onPanel = { titleHidden: true, tools: false, still: true, height: 'fill' } as const
const people = { unit: '人' }

const StudentAffairs = ({ layout }: Pick<ScreenCanvasProps, 'layout'>) => (
  <ScreenCanvas label="学生工作数据大屏" layout={layout} pixelShift>
    <ScreenGrid
      title="学生工作数据大屏"
      start={<StaleBadge updatedAt={morning()} now={morning} size="wall" />}
      end={<ScreenClock now={morning} week={3} />}
      columns={4}
      rows={6}
    >
      <ScreenPanel title="在校生构成" rows={2}>
        <RingChart {...onPanel} legend={false} title="在校生构成" parts={students.slice(0, 4)} />
      </ScreenPanel>
      <ScreenPanel rows={1}>
        <FlipNumber label="在校生" value={12680} number={people} />
      </ScreenPanel>
      <ScreenPanel rows={1}>
        <FlipNumber label="今日在寝" value={11874} number={people} />
      </ScreenPanel>
      <ScreenPanel title="今日归寝率" rows={2}>
        <GaugeChart
          {...onPanel}
          title="今日归寝率"
          value={93.6}
          number={{ unit: '%', digits: 1 }}
          bands={[
            { upTo: 80, name: '偏低', tone: 'danger' },
            { upTo: 90, name: '一般', tone: 'warning' },
            { upTo: 100, name: '良好', tone: 'success' },
          ]}
        />
      </ScreenPanel>
      <ScreenPanel columns={2} rows={3}>
        <CarouselStage
          label="专题"
          dwell={20}
          pages={[
            {
              key: 'origins',
              title: '新生生源地',
              content: (
                <ProvinceTiles
                  {...onPanel}
                  description={null}
                  title="新生生源地"
                  number={people}
                  values={origins}
                />
              ),
            },
            {
              key: 'welcome',
              title: '迎新报到进度',
              content: (
                <FunnelChart
                  {...onPanel}
                  title="迎新报到进度"
                  number={people}
                  parts={['已录取', '已缴费', '已到校', '已入住'].map((name, at) => ({
                    name,
                    value: 3260 - at * 310,
                  }))}
                />
              ),
            },
          ]}
        />
      </ScreenPanel>
      <ScreenPanel title="各学院请假" rows={2}>
        <BarChart
          {...onPanel}
          title="各学院请假"
          direction="horizontal"
          stacked="sum"
          categories={colleges}
          series={leaves.series.map(({ name }, at) => ({ name, values: wave(6, 6, 46, at) }))}
        />
      </ScreenPanel>
      <ScreenPanel title="文明宿舍排名" rows={2}>
        <Ranking
          label="文明宿舍排名"
          limit={5}
          number={{ unit: '分' }}
          items={['梅园 1 号楼', '竹园 2 号楼', '兰园 3 号楼', '菊园 4 号楼', '桂园 5 号楼'].map(
            (name, at) => ({
              name,
              value: 98 - at * 3,
            }),
          )}
        />
      </ScreenPanel>
      <ScreenPanel title="最新请假" rows={2}>
        <ScrollTable
          label="最新请假"
          rows={newestLeaves}
          rowKey={({ id }) => id}
          columns={[
            { title: '学生', cell: ({ student }) => student },
            { title: '学院', cell: ({ college }) => college, grow: 1.7 },
            { title: '类别', cell: ({ kind }) => kind },
            { title: '时间', cell: ({ at }) => at },
          ]}
        />
      </ScreenPanel>
      <ScreenPanel title="请假趋势" columns={1} rows={2}>
        <LineChart {...onPanel} title="请假趋势" {...leaves} />
      </ScreenPanel>
      <ScreenPanel title="请假类别" rows={2}>
        <PieChart
          {...onPanel}
          legend={false}
          rose
          title="请假类别"
          parts={[
            { name: '病假', value: 486 },
            { name: '事假', value: 322 },
            { name: '公假', value: 140 },
            { name: '其他', value: 62 },
          ]}
        />
      </ScreenPanel>
      <ScreenPanel title="图书馆进馆" rows={2}>
        <AreaChart
          {...onPanel}
          smooth
          title="图书馆进馆"
          categories={hours}
          series={[{ name: '进馆人次', values: wave(12, 40, 420) }]}
        />
      </ScreenPanel>
    </ScreenGrid>
  </ScreenCanvas>
)

const meta = {
  title: 'Big screen/StudentAffairsScreen',
  component: StudentAffairs,
  decorators: [
    (Story, { parameters: { wall } }) => (
      <Wall {...wall}>
        <Story />
      </Wall>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...guided({
      purpose: 'A whole wall display of the parts of this section, on the screens that colleges have.',
      anatomy: [
        ['ScreenCanvas', 'Fits the design to the screen'],
        ['ScreenGrid', 'Title line with the age of the figures and the clock; four columns of six rows'],
        ['ScreenPanel', 'Charts, great figures, a ranking, pages in turn and news'],
      ],
      dos: ['Begin from this page for a new display.', 'Look at it from five metres.'],
      donts: ['Do not show what a passer-by should not know of a person.'],
    }),
  },
} satisfies Meta<typeof StudentAffairs>

export default meta
type Story = StoryObj<typeof meta>

const drawn: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByRole('main', { name: '学生工作数据大屏' })).toBeVisible()
  await waitFor(() => expect(canvasElement.querySelectorAll('canvas').length).toBeGreaterThanOrEqual(6))
}

export const FullHd: Story = { play: drawn }
export const FourK: Story = {
  parameters: { wall: { width: 3840, height: 2160 } },
  play: async (context) => {
    await drawn(context)
    const canvas = context.canvasElement.querySelector('canvas')
    // Drawn for the pixels of the wall, not enlarged.
    await waitFor(() => expect((canvas?.width ?? 0) / (canvas?.clientWidth || 1)).toBeGreaterThanOrEqual(2))
  },
}
export const Hd720: Story = { parameters: { wall: { width: 1280, height: 720 } }, play: drawn }
export const UltraWideStretched: Story = {
  args: { layout: 'stretch' },
  parameters: { wall: { width: 3840, height: 1080 } },
  play: drawn,
}
export const UltraWideLetterboxed: Story = {
  parameters: { wall: { width: 3840, height: 1080 } },
  play: drawn,
}
