import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { guided } from '#stories/guide/guide.ts'
import { colleges, leaves, students, wave } from './samples-figures.ts'

const byCollege = {
  categoryName: '学院',
  categories: colleges,
  series: [
    { name: '男生', values: wave(6, 400, 1600) },
    { name: '女生', values: wave(6, 300, 1500, 3) },
  ],
}

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: { ...byCollege, title: '各学院在校生', number: { unit: '人' } },
  parameters: guided({
    purpose: 'Figures to be compared with one another, side by side, on top of one another or as shares.',
    anatomy: [
      ['Frame', 'Title, tools, states: see LineChart'],
      ['Bars', 'From zero, always; at most 28 wide, so that two bars do not become two walls'],
      ['Labels', 'The figures themselves, where there are few'],
    ],
    dos: [
      'Lay bars down (`direction="horizontal"`) for names of more than four characters.',
      'Sort by figure unless the categories have an order of their own.',
    ],
    donts: [
      'Do not group more than four series.',
      'Do not label the bars of a chart with twenty categories.',
    ],
  }),
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {}
export const StackedToASum: Story = { args: { ...leaves, stacked: 'sum', title: '各月请假人次' } }
export const SharesOfAHundred: Story = {
  args: { stacked: 'share', labelled: true, title: '各学院男女生比例', number: { unit: '人' } },
}
export const LongNamesLyingDown: Story = {
  args: {
    direction: 'horizontal',
    labelled: true,
    title: '各学院在校生',
    categories: colleges,
    series: [{ name: '在校生', values: students.map(({ value }) => value) }],
  },
}
export const ForColourWeakEyes: Story = {
  args: { patterned: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '女生' })).toBeVisible()
  },
}
