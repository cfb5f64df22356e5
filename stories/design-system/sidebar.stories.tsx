import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Sidebar } from '#design-system/sidebar/sidebar.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { menus } from './samples.ts'
import { areas } from './samples-shell.ts'

const keyboard: KeyAct[] = [
  {
    keys: '↓ ↑',
    does: 'Through the entries in sight, round the ends.',
    proof: async ({ canvas }) => {
      canvas.getByRole('button', { name: '基础数据' }).focus()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('link', { name: '校区管理' })).toHaveFocus())
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(canvas.getByRole('button', { name: '基础数据' })).toHaveFocus())
    },
  },
  {
    keys: '←',
    does: 'On an open area: closes it. On an entry below: to its area.',
    proof: async ({ canvas }) => {
      const base = canvas.getByRole('button', { name: '基础数据' })
      canvas.getByRole('link', { name: '学生信息' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(canvas.getByRole('button', { name: '人员' })).toHaveFocus())
      base.focus()
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(base).toHaveAttribute('aria-expanded', 'false'))
    },
  },
  {
    keys: '→',
    does: 'On a closed area: opens it. On an open one: to its first entry.',
    proof: async ({ canvas }) => {
      const base = canvas.getByRole('button', { name: '基础数据' })
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(base).toHaveAttribute('aria-expanded', 'true'))
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(canvas.getByRole('link', { name: '校区管理' })).toHaveFocus())
    },
  },
  {
    keys: 'Home',
    does: 'To the first entry.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(canvas.getByRole('link', { name: '个人桌面' })).toHaveFocus())
    },
  },
  {
    keys: 'End',
    does: 'To the last entry in sight.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(canvas.getByRole('button', { name: '系统管理' })).toHaveFocus())
    },
  },
  {
    keys: 'Enter',
    does: 'Opens the screen, or the area.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: '用户管理' })).toHaveAttribute('aria-current', 'page'),
      )
    },
  },
]

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  parameters: guided({
    purpose:
      'Menus at the side: links to screens, and areas that fold. Made narrow it shows icons, with menus at their side.',
    anatomy: [
      ['Head', 'The mark of the house, in the classic layout.'],
      ['Search', 'Finds by title and pinyin initials; what leads to a hit stays.'],
      ['Area', 'A button that folds. While closed it sums up what waits below.'],
      ['Group', 'An area within an area, with an icon of its own: its screens stand under its title.'],
      ['Screen', 'A link: it opens in a new tab with the browser’s own keys.'],
      ['Foot', 'Makes it narrow or wide.'],
    ],
    dos: [
      'Three levels at most, nine entries a level.',
      'Set searchable from about thirty screens on.',
      'Set unique where areas are long.',
    ],
    donts: [
      'Do not give screens icons; only areas and groups have them.',
      'Do not show what the person may not open.',
    ],
    keyboard,
  }),
  args: { items: menus, active: 'base/student', onSelect: fn() },
  argTypes: { items: { control: false } },
  render: function Render(args) {
    const [active, setActive] = useState(args.active)
    return (
      <Sidebar
        {...args}
        active={active}
        onSelect={(item) => {
          setActive(item.id)
          args.onSelect(item)
        }}
      />
    )
  },
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

export const OpeningAScreen: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '学生信息' })).toHaveAttribute('aria-current', 'page'),
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '基础数据' })).toHaveAttribute('aria-expanded', 'true'),
    )
    await userEvent.click(canvas.getByRole('link', { name: '楼栋管理' }))
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'base/building' })),
    )
  },
}

export const IconsOnly: Story = {
  args: { collapsed: true, onCollapse: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '基础数据' }).focus()
    await userEvent.keyboard('{Enter}')
    const group = await screen.findByRole('menuitem', { name: '人员' })
    await waitFor(() => expect(group).toBeVisible())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(group).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{ArrowRight}')
    const last = await screen.findByRole('menuitem', { name: '教职工信息' })
    await waitFor(() => expect(last).toBeVisible())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(last).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'base/teacher' })),
    )
  },
}

export const WhatWaits: Story = {
  args: {
    items: [
      { id: 'home', title: '个人桌面', icon: 'house', href: '/home' },
      {
        id: 'leave',
        title: '请假离返校',
        icon: 'door-open',
        children: [
          { id: 'leave/approve', title: '请假审批', href: '/leave', badge: 8 },
          { id: 'leave/cancel', title: '销假', href: '/cancel', badge: 128 },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '待处理 136' })).toHaveTextContent('99+'))
    await userEvent.click(canvas.getByRole('button', { name: /请假离返校/ }))
    await waitFor(() => expect(canvas.getByRole('img', { name: '待处理 8' })).toBeVisible())
  },
}

export const Groups: Story = {
  args: {
    active: 'log-user',
    items: [
      {
        id: 'system',
        title: '系统管理',
        icon: 'settings',
        children: [
          {
            id: 'logs',
            title: '系统日志',
            icon: 'scroll-text',
            children: [{ id: 'log-user', title: '用户日志', icon: 'clock', href: '/log', children: [] }],
          },
          { id: 'report', title: '报表设计', icon: 'file-text', href: '/report', children: [] },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: '系统日志' })
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'true'))
    await waitFor(() => expect(group.querySelectorAll('svg')).toHaveLength(2))
    const screen = canvas.getByRole('link', { name: '用户日志' })
    await waitFor(() => expect(screen).toHaveTextContent(/^用户日志$/))
    screen.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(group).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: '报表设计' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('link', { name: '用户日志' })).toHaveFocus())
  },
}

export const FindingAMenu: Story = {
  args: {
    items: areas.map((area) => (area.id === 'exam' ? { ...area, keywords: 'ksytk' } : area)),
    searchable: true,
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('textbox', { name: '查找菜单' })
    await userEvent.type(search, '学生信')
    await waitFor(() => expect(canvas.getByRole('link', { name: '学生信息' })).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('link', { name: '楼栋管理' })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await userEvent.type(search, 'ksy')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '考试与题库' })).toHaveFocus())
    await userEvent.clear(search)
    await userEvent.type(search, '食堂')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('没有这样的菜单'))
  },
}

export const OneAreaAtATime: Story = {
  args: { items: areas, unique: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '宿舍管理' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '基础数据' })).toHaveAttribute('aria-expanded', 'false'),
    )
    await waitFor(() => expect(canvas.getByRole('link', { name: '房间管理' })).toBeVisible())
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
