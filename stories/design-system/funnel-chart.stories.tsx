import type { Meta, StoryObj } from '@storybook/react-vite'
import { FunnelChart } from '#design-system/funnel-chart/funnel-chart.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Charts/FunnelChart',
  component: FunnelChart,
  args: {
    title: '迎新报到进度',
    number: { unit: '人' },
    parts: [
      { name: '已录取', value: 3260 },
      { name: '已登记信息', value: 3012 },
      { name: '已缴费', value: 2744 },
      { name: '已到校', value: 2390 },
      { name: '已入住', value: 2281 },
    ],
  },
  parameters: guided({
    purpose: 'How many came through each step of a procedure.',
    anatomy: [
      ['Steps', 'In the order of the procedure, whatever their figures'],
      ['Labels', 'Figure and share of the first step'],
    ],
    dos: ['Use the same people throughout: each step is a part of the one before.'],
    donts: ['Do not use it for parts that are no steps: that is a bar chart.'],
  }),
} satisfies Meta<typeof FunnelChart>

export default meta
type Story = StoryObj<typeof meta>

export const StepsOfAProcedure: Story = {}
export const ForColourWeakEyes: Story = { args: { patterned: true } }
