import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RingChart } from '#design-system/ring-chart/ring-chart.tsx'
import { guided } from '#stories/guide/guide.ts'
import { students } from './samples-figures.ts'

const meta = {
  title: 'Charts/RingChart',
  component: RingChart,
  args: { parts: students.slice(0, 4), title: '在校生', number: { unit: '人' }, centreLabel: '在校生' },
  parameters: guided({
    purpose: 'Parts of a whole, with the whole in the middle. A pie that leaves room for its sum.',
    anatomy: [
      ['Ring', 'The parts in the given order'],
      ['Middle', 'The sum and what it is called'],
    ],
    dos: ['Let the middle say the figure that the reader came for.'],
    donts: ['Do not use more than six parts.', 'Do not put a sentence into the middle.'],
  }),
} satisfies Meta<typeof RingChart>

export default meta
type Story = StoryObj<typeof meta>

export const WithItsSum: Story = {
  play: async ({ canvas }) => {
    const sum = students.slice(0, 4).reduce((total, { value }) => total + value, 0)
    await expect(await canvas.findByText(sum.toLocaleString('zh-CN'))).toBeVisible()
  },
}
/** The slices of states have the colours of their tags. */
export const OfStates: Story = {
  args: {
    title: '核验结论',
    parts: [
      { name: '通过', value: 812, tone: 'success' },
      { name: '未缴费', value: 96, tone: 'warning' },
      { name: '人证不符', value: 7, tone: 'danger' },
      { name: '已报到', value: 31, tone: 'info' },
      { name: '其他', value: 12, tone: 'neutral' },
    ],
    number: { unit: '次' },
    legend: true,
  },
}
export const DoneAndToDo: Story = {
  args: {
    title: '宿舍查寝完成情况',
    parts: [
      { name: '已查', value: 812 },
      { name: '未查', value: 96 },
    ],
    number: { unit: '间' },
    centreLabel: '应查房间',
  },
}
