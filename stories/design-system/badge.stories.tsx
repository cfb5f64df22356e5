import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect } from 'storybook/test'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Badge } from '#design-system/badge/badge.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { count: 8, label: '待办' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['accent', 'danger', 'success', 'neutral'] },
    children: { control: false },
  },
  parameters: guided({
    purpose: 'How many, beside a name or on the corner of an icon. For a state in words take Tag.',
    anatomy: [
      ['Number', 'up to 99, then 99+; nothing at zero'],
      ['Dot', 'that there is something new, where the number says nothing'],
      ['Corner', 'it overlaps what it is given and leaves a gap in the colour of the surface'],
    ],
    dos: [
      'Name what is counted: the label is read with the number.',
      'Keep danger for what waits for the reader.',
    ],
    donts: [
      'Count what nobody has to act upon.',
      'Show a zero.',
      'Put a badge on more than a few entries of a menu.',
    ],
  }),
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const BesideAName: Story = {
  render: () => (
    <Stack direction="row" align="center" wrap>
      <span>待办</span>
      <Badge count={8} label="待办" />
      <span>已办</span>
      <Badge count={180} label="已办" tone="neutral" />
      <span>超期</span>
      <Badge count={3} label="超期" tone="danger" />
      <span>新到</span>
      <Badge count={12} label="新到" tone="success" />
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '已办 180' })).toHaveTextContent('99+'),
}

export const OnACorner: Story = {
  render: () => (
    <Stack direction="row" align="center" gap="lg">
      <Badge count={5} label="未读消息" tone="danger">
        <IconButton label="消息" icon={<Bell aria-hidden />} variant="outline" />
      </Badge>
      <Badge count={120} label="未读消息" tone="danger">
        <IconButton label="全部消息" icon={<Bell aria-hidden />} variant="outline" />
      </Badge>
      <Badge count={1} dot label="在线" tone="success">
        <Avatar name="陈静" />
      </Badge>
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '在线' })).toBeInTheDocument(),
}

export const NothingAtZero: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
}
