import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { StaleBadge } from '#design-system/stale-badge/stale-badge.tsx'
import { guided } from '#stories/guide/guide.ts'
import { morning } from './samples-figures.ts'

const before = (minutes: number) => new Date(morning().getTime() - minutes * 60_000)

const meta = {
  title: 'Big screen/StaleBadge',
  component: StaleBadge,
  args: { updatedAt: before(1), now: morning },
  parameters: guided({
    purpose: 'How old figures are. A wall that goes on showing yesterday is worse than one that is dark.',
    anatomy: [
      ['Icon and words', 'Time of the last figures; past `oldAfter` seconds a warning with their age'],
    ],
    dos: ['Set `oldAfter` to three times the interval of the source.'],
    donts: ['Do not hide old figures: show them and say so.'],
  }),
} satisfies Meta<typeof StaleBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('数据更新于 08:29')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
}
export const Old: Story = {
  args: { updatedAt: before(12) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('数据已 12分钟未更新')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('数据没有及时更新'))
  },
}
export const FromYesterday: Story = { args: { updatedAt: before(26 * 60) } }
