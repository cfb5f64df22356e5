import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Moon, School } from 'lucide-react'
import { expect } from 'storybook/test'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Breadcrumb } from '#design-system/breadcrumb/breadcrumb.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { TopBar } from '#design-system/top-bar/top-bar.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      purpose: 'The line on top: whose portal, where one may go, and what is one’s own.',
      anatomy: [
        ['Menu button', 'Under 768 px only: opens the drawer with all menus.'],
        ['Name', 'With the mark of the house; cut where there is no room.'],
        ['Nav', 'A TopNav; in classic and columns a Breadcrumb.'],
        ['Actions', 'Messages, look, person. Icons with tooltips; the person last.'],
      ],
      dos: ['Five actions at most.', 'Set nameAtSide where the sidebar or the rail shows the mark.'],
      donts: ['Do not put actions of a screen here.'],
    }),
  },
  args: {
    name: '滨海职业技术学院智慧校园',
    logo: <School />,
    actions: (
      <>
        <IconButton label="消息" icon={<Bell aria-hidden />} />
        <IconButton label="深色" icon={<Moon aria-hidden />} />
        <Avatar name="王建国" size="sm" />
      </>
    ),
  },
  argTypes: { logo: { control: false }, nav: { control: false }, actions: { control: false } },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const WithTheName: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('滨海职业技术学院智慧校园')).toBeVisible(),
}

export const TheNameIsAtTheSide: Story = {
  args: {
    nameAtSide: true,
    nav: <Breadcrumb items={[{ title: '基础数据' }, { title: '楼栋管理' }]} />,
  },
}
