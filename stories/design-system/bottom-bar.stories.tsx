import type { Meta, StoryObj } from '@storybook/react-vite'
import { House, LayoutGrid, MessageSquare, UserRound } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { BottomBar } from '#design-system/bottom-bar/bottom-bar.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  parameters: guided({
    purpose:
      'The places of a phone that one comes back to all day. On a desk the Sidebar and the TopNav take over.',
    anatomy: [
      ['Place', 'Icon over its name; the one in front in the accent.'],
      ['Badge', 'How much waits there for this person.'],
    ],
    dos: ['Three to five places, the same on every screen.'],
    donts: ['Do not put actions here, only places.'],
  }),
  args: {
    items: [
      { id: 'home', title: '首页', icon: <House aria-hidden />, href: '/index' },
      { id: 'services', title: '服务', icon: <LayoutGrid aria-hidden />, href: '/services' },
      { id: 'messages', title: '消息', icon: <MessageSquare aria-hidden />, href: '/messages', badge: 3 },
      { id: 'mine', title: '我的', icon: <UserRound aria-hidden />, href: '/mine' },
    ],
    active: 'home',
    onSelect: fn(),
  },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof BottomBar>

export default meta
type Story = StoryObj<typeof meta>

export const Places: Story = {}

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /消息/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'messages' }))
  },
}
