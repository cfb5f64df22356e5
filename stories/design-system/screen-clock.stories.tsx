import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ScreenClock } from '#design-system/screen-clock/screen-clock.tsx'
import { guided } from '#stories/guide/guide.ts'
import { onWall } from './on-wall.tsx'
import { morning } from './samples-figures.ts'

const meta = {
  title: 'Big screen/ScreenClock',
  component: ScreenClock,
  args: { now: morning, week: 3 },
  decorators: [onWall],
  parameters: {
    wall: { width: 420, height: 110 },
    ...guided({
      purpose: 'Time, date, weekday and week of the term on a wall.',
      anatomy: [
        ['Time', 'To the second; it turns on the full second'],
        ['Day', 'Date, weekday, week of the term'],
      ],
      dos: ['Take the time of the server through `now` where desks go wrong.'],
      donts: ['Do not have it read out: it is no live region.'],
    }),
  },
} satisfies Meta<typeof ScreenClock>

export default meta
type Story = StoryObj<typeof meta>

export const AMondayMorning: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('08:30:15')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('星期一 · 第 3 教学周')).toBeVisible())
  },
}
export const InTheHolidays: Story = { args: { week: undefined } }
