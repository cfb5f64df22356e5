import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { HeatMap } from '#design-system/heat-map/heat-map.tsx'
import { guided } from '#stories/guide/guide.ts'
import { hours, wave, weekdays } from './samples-figures.ts'

const meta = {
  title: 'Charts/HeatMap',
  component: HeatMap,
  args: {
    title: '图书馆各时段进馆人次',
    number: { unit: '人次' },
    columns: hours,
    rows: weekdays,
    values: weekdays.map((_, at) => wave(12, 5, at > 4 ? 160 : 420, at)),
  },
  parameters: guided({
    purpose: 'Where figures crowd: hours over weekdays, buildings over months.',
    anatomy: [
      ['Scale', 'What the palest and the fullest colour stand for'],
      ['Cells', 'One for each pair; the figure on hover and in the table'],
    ],
    dos: ['Use it to find a place; give the table for the figure.'],
    donts: ['Do not use it for fewer than twenty cells: a table reads better.'],
  }),
} satisfies Meta<typeof HeatMap>

export default meta
type Story = StoryObj<typeof meta>

export const HoursOverWeekdays: Story = {}
export const AsATable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '以表格显示' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: '8时' })).toBeVisible())
  },
}
