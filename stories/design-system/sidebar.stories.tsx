import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Sidebar } from '#design-system/sidebar/sidebar.tsx'
import { menus } from './samples.ts'

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
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
    await expect(canvas.getByRole('link', { name: '学生信息' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: '基础数据' })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('link', { name: '楼栋管理' }))
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'base/building' }))
  },
}

export const ByTheKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    const base = canvas.getByRole('button', { name: '基础数据' })
    base.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(base).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: '宿舍管理' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: '房间管理' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('link', { name: '个人桌面' })).toHaveFocus()
  },
}

export const IconsOnly: Story = {
  args: { collapsed: true, onCollapse: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '基础数据' }).focus()
    await userEvent.keyboard('{Enter}')
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
