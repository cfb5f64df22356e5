import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Moon, School } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { TopBar } from '#design-system/top-bar/top-bar.tsx'
import { TopNav } from '#design-system/top-nav/top-nav.tsx'
import { guided } from '#stories/guide/guide.ts'
import { areas } from './samples-shell.ts'

const meta = {
  title: 'Navigation/TopNav',
  component: TopNav,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      purpose: 'Areas across the top, in the TopBar. Their screens stand in a Sidebar below.',
      anatomy: [
        ['Area', 'Icon and name; a link.'],
        ['更多', 'Areas without room, in their order. Marked while one of them is open.'],
      ],
      dos: ['Put the most used areas first: the last go behind 更多.'],
      donts: ['Do not open menus on hover: the screens of an area have their sidebar.'],
    }),
  },
  args: { items: areas, active: 'base', onSelect: fn() },
  argTypes: { items: { control: false } },
  render: (args) => (
    <TopBar
      name="智慧校园"
      logo={<School />}
      nav={<TopNav {...args} />}
      onMenu={() => args.onSelect({ id: 'menu', title: '菜单' })}
      actions={
        <>
          <IconButton label="消息" icon={<Bell aria-hidden />} />
          <IconButton label="深色" icon={<Moon aria-hidden />} />
          <Avatar name="王建国" size="sm" />
        </>
      }
    />
  ),
} satisfies Meta<typeof TopNav>

export default meta
type Story = StoryObj<typeof meta>

export const InTheTopBar: Story = {
  args: { items: areas.slice(0, 4) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: '宿舍管理' }))
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'dormitory' })),
    )
    await waitFor(() => expect(canvas.queryByRole('button', { name: '更多' })).toBeNull())
  },
}

export const NoRoomForAll: Story = {
  args: { active: 'card' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多' }))
    const card = await screen.findByRole('menuitem', { name: '校园卡' })
    await waitFor(() => expect(card).toBeVisible())
    await waitFor(() => expect(card).toHaveAttribute('aria-current', 'true'))
    await userEvent.click(card)
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'card' })))
  },
}
