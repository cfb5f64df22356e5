import type { Meta, StoryObj } from '@storybook/react-vite'
import { House } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test'
import { TabBar } from '#design-system/tab-bar/tab-bar.tsx'

const tabs = [
  { id: 'home', title: '个人桌面', icon: <House aria-hidden />, pinned: true },
  { id: 'building', title: '楼栋管理' },
  { id: 'student', title: '学生信息' },
  { id: 'teacher', title: '教职工信息' },
]

const meta = {
  title: 'Navigation/TabBar',
  component: TabBar,
  args: { tabs, active: 'building', onActivate: fn(), onClose: fn(), onAction: fn() },
  argTypes: { tabs: { control: false } },
  render: function Render(args) {
    const [active, setActive] = useState(args.active)
    const [open, setOpen] = useState(args.tabs)
    return (
      <TabBar
        {...args}
        tabs={open}
        active={active}
        onActivate={(id) => {
          setActive(id)
          args.onActivate(id)
        }}
        onClose={(id) => {
          setOpen(open.filter((tab) => tab.id !== id))
          args.onClose(id)
        }}
      />
    )
  },
} satisfies Meta<typeof TabBar>

export default meta
type Story = StoryObj<typeof meta>

export const ChangingScreens: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '学生信息' }))
    await expect(args.onActivate).toHaveBeenCalledWith('student')
    await expect(canvas.getByRole('button', { name: '学生信息' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: '关闭 教职工信息' }))
    await expect(canvas.queryByText('教职工信息')).toBeNull()
    await expect(canvas.queryByRole('button', { name: '关闭 个人桌面' })).toBeNull()
  },
}

export const ByTheKeyboardAlone: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '楼栋管理' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: '学生信息' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onClose).toHaveBeenCalledWith('student')
    canvas.getByRole('button', { name: '楼栋管理' }).focus()
    await userEvent.keyboard('{Home}{Delete}')
    await expect(canvas.getByRole('button', { name: '个人桌面' })).toHaveFocus()
  },
}

export const ClosedByTheMiddleButton: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent(
      canvas.getByRole('button', { name: '学生信息' }),
      new MouseEvent('auxclick', { button: 1, bubbles: true }),
    )
    await expect(args.onClose).toHaveBeenCalledWith('student')
  },
}

export const ReducingToOne: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '页签操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '关闭其他' }))
    await expect(args.onAction).toHaveBeenCalledWith('close-others')
  },
}

export const TooManyToSee: Story = {
  args: {
    tabs: Array.from({ length: 24 }, (_, at) => ({ id: `t${at}`, title: `第 ${at + 1} 个页面` })),
    active: 't20',
  },
}
