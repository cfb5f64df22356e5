import type { Meta, StoryObj } from '@storybook/react-vite'
import { PieChart } from '#design-system/pie-chart/pie-chart.tsx'
import { guided } from '#stories/guide/guide.ts'
import { students } from './samples-figures.ts'

const meta = {
  title: 'Charts/PieChart',
  component: PieChart,
  args: { parts: students, title: '在校生的学院分布', number: { unit: '人' } },
  parameters: guided({
    purpose:
      'Two to six parts of a whole. Where the parts must be compared exactly take BarChart; where the whole matters as much as the parts take RingChart.',
    anatomy: [
      ['Sectors', 'In the given order, each with its name and share outside'],
      ['Legend', 'A press takes a part out; shares are then of what is left'],
    ],
    dos: ['Order by size.', 'Gather the small rest into 其他.'],
    donts: [
      'Do not draw a pie of shares that do not add up.',
      'Do not set two pies side by side to compare them.',
    ],
  }),
} satisfies Meta<typeof PieChart>

export default meta
type Story = StoryObj<typeof meta>

export const PartsOfAWhole: Story = {}
export const ARose: Story = { args: { rose: true } }
export const ForColourWeakEyes: Story = { args: { patterned: true } }
