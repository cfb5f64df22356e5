import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScatterChart } from '#design-system/scatter-chart/scatter-chart.tsx'
import { guided } from '#stories/guide/guide.ts'

const cloud = (count: number, shift: number) =>
  Array.from({ length: count }, (_, at) => {
    const x = 55 + ((at * 29 + shift * 11) % 45)
    return [x, Math.round(x * 0.6 + 30 + Math.sin(at * 2.3 + shift) * 9)] as const
  })

const meta = {
  title: 'Charts/ScatterChart',
  component: ScatterChart,
  args: {
    title: '出勤率与期末成绩',
    xName: '出勤率',
    yName: '期末成绩',
    series: [
      { name: '2025 级', points: cloud(60, 0) },
      { name: '2026 级', points: cloud(60, 5) },
    ],
  },
  parameters: guided({
    purpose: 'Whether two figures of the same thing go together.',
    anatomy: [
      ['Axes', 'Both named; they need not begin at zero'],
      ['Points', 'Half clear: where many lie on one another it is darker'],
    ],
    dos: ['Say under the title what was counted, and when.'],
    donts: ['Do not name people in it: it is for many, not for one.'],
  }),
} satisfies Meta<typeof ScatterChart>

export default meta
type Story = StoryObj<typeof meta>

export const TwoYears: Story = {}
export const ForColourWeakEyes: Story = { args: { patterned: true } }
