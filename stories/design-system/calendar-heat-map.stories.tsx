import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarHeatMap } from '#design-system/calendar-heat-map/calendar-heat-map.tsx'
import { guided } from '#stories/guide/guide.ts'
import { days } from './samples-figures.ts'

const meta = {
  title: 'Charts/CalendarHeatMap',
  component: CalendarHeatMap,
  args: { title: '每日请假人次', number: { unit: '人次' }, range: ['2026-09-01', '2027-01-08'], days },
  parameters: guided({
    purpose: 'A figure for each day of a term or a year. Weekends and holidays show by themselves.',
    anatomy: [
      ['Weeks', 'One column each, Monday on top'],
      ['Scale', 'What the palest and the fullest colour stand for'],
    ],
    dos: ['Show a whole term or a whole year.'],
    donts: ['Do not use it to read single figures: that is what the table is for.'],
  }),
} satisfies Meta<typeof CalendarHeatMap>

export default meta
type Story = StoryObj<typeof meta>

export const ATerm: Story = {}
