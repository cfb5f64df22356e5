import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadarChart } from '#design-system/radar-chart/radar-chart.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Charts/RadarChart',
  component: RadarChart,
  args: {
    title: '综合素质测评',
    number: { unit: '分' },
    axes: ['德育', '智育', '体育', '美育', '劳育'].map((name) => ({ name, max: 100 })),
    series: [
      { name: '本人', values: [92, 78, 85, 66, 88] },
      { name: '班级平均', values: [84, 81, 76, 72, 80] },
    ],
  },
  parameters: guided({
    purpose: 'A profile over three to eight scales, beside one other profile.',
    anatomy: [
      ['Axes', 'Each with its own end; start at the top and go round'],
      ['Shapes', 'Pale, so that the one behind is seen'],
    ],
    dos: ['Set one profile against an average.', 'Keep the order of the axes on every page.'],
    donts: [
      'Do not draw more than three shapes.',
      'Do not read areas from it: they depend on the order of the axes.',
    ],
  }),
} satisfies Meta<typeof RadarChart>

export default meta
type Story = StoryObj<typeof meta>

export const OneAgainstTheAverage: Story = {}
export const ForColourWeakEyes: Story = { args: { patterned: true } }
