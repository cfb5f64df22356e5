import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { GaugeChart } from '#design-system/gauge-chart/gauge-chart.tsx'
import { guided } from '#stories/guide/guide.ts'

const bands = [
  { upTo: 70, name: '偏低', tone: 'danger' },
  { upTo: 90, name: '一般', tone: 'warning' },
  { upTo: 100, name: '良好', tone: 'success' },
] as const

const meta = {
  title: 'Charts/GaugeChart',
  component: GaugeChart,
  args: { value: 93.4, title: '今日归寝率', number: { unit: '%', digits: 1 }, bands },
  parameters: guided({
    purpose: 'One figure on its scale, with the name of the stretch it lies in.',
    anatomy: [
      ['Arc', 'From `min` to `max`, filled up to the figure'],
      ['Figure', 'Written in full, with its unit'],
      ['Name and band', 'The word says what the colour says: 今日归寝率 · 良好'],
    ],
    dos: ['Use it where the scale has an end: a rate, a load.', 'Name the bands as the office names them.'],
    donts: ['Do not use it for a figure without a limit.', 'Do not set more than three beside one another.'],
  }),
} satisfies Meta<typeof GaugeChart>

export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleDescription(/93\.4%/))
  },
}
export const Low: Story = { args: { value: 61.2 } }
export const WithoutBands: Story = { args: { bands: undefined, title: '床位使用率', value: 78 } }
export const NothingMeasured: Story = { args: { value: null } }
