import type { Meta, StoryObj } from '@storybook/react-vite'
import { AreaChart } from '#design-system/area-chart/area-chart.tsx'
import { guided } from '#stories/guide/guide.ts'
import { leaves } from './samples-figures.ts'

const meta = {
  title: 'Charts/AreaChart',
  component: AreaChart,
  args: { ...leaves, title: '各月请假人次的构成', number: { unit: '人次' }, stacked: true },
  parameters: guided({
    purpose: 'How much there was over time and of what it was made. For trends that cross take LineChart.',
    anatomy: [
      ['Frame', 'Title, tools, states: see LineChart'],
      ['Areas', 'Stacked, the upper edge is the sum; laid over one another they are pale'],
    ],
    dos: [
      'Put the steadiest series first: those above it ride on its edge.',
      'Stack figures of one unit only.',
    ],
    donts: ['Do not lay more than two areas over one another.', 'Do not stack figures below zero.'],
  }),
} satisfies Meta<typeof AreaChart>

export default meta
type Story = StoryObj<typeof meta>

export const StackedToASum: Story = {}
export const OneQuietArea: Story = {
  args: { series: leaves.series.slice(0, 1), stacked: false, smooth: true, title: '各月病假人次' },
}
export const ForColourWeakEyes: Story = { args: { patterned: true } }
