import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LineChart } from '#design-system/line-chart/line-chart.tsx'
import { ScreenCanvas } from '#design-system/screen-canvas/screen-canvas.tsx'
import { ScreenPanel } from '#design-system/screen-panel/screen-panel.tsx'
import { guided } from '#stories/guide/guide.ts'
import { leaves } from './samples-figures.ts'
import { Wall } from './wall.tsx'

const size = { width: 560, height: 340 }

const meta = {
  title: 'Big screen/ScreenPanel',
  component: ScreenPanel,
  args: {
    title: '各月请假人次',
    extra: '本学年',
    children: <LineChart title="各月请假人次" titleHidden tools={false} still height="fill" {...leaves} />,
  },
  decorators: [
    (Story) => (
      <Wall {...size}>
        <ScreenCanvas label="大屏" design={size}>
          <Story />
        </ScreenCanvas>
      </Wall>
    ),
  ],
  parameters: guided({
    purpose: 'A frame on a wall display. On pages take Card.',
    anatomy: [
      ['Title', 'A bar of the accent and the name'],
      ['Extra', 'Total, period or age of the figures'],
      ['Body', 'A chart with `height="fill"`, a ranking, a table that scrolls'],
    ],
    dos: ['Give the chart inside `titleHidden`, `tools={false}` and `still`.'],
    donts: ['Do not set panels into panels.'],
  }),
} satisfies Meta<typeof ScreenPanel>

export default meta
type Story = StoryObj<typeof meta>

export const WithAChart: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '各月请假人次' })).toBeVisible()
  },
}
export const ATitleTooLong: Story = {
  args: { title: '各学院本学年分月份分类别请假人次与上一学年同期的比较' },
}
export const WithoutAFrame: Story = { args: { bare: true } }
