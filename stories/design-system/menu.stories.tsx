import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, LogOut, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    trigger: <IconButton label="更多操作" icon={<Ellipsis aria-hidden />} />,
    onSelect: fn(),
    placement: 'bottom-start',
    items: [
      { value: 'edit', label: '编辑', icon: <Pencil aria-hidden /> },
      { value: 'freeze', label: '停用', disabled: true },
      'separator',
      { value: 'remove', label: '删除', icon: <Trash2 aria-hidden />, danger: true },
    ],
  },
  argTypes: { trigger: { control: false }, items: { control: false } },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const MoreForARow: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: '更多操作' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const edit = await screen.findByRole('menuitem', { name: '编辑' })
    await waitFor(() => expect(edit).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: '停用' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(edit)
    await expect(args.onSelect).toHaveBeenCalledWith('edit')
  },
}

export const OfAPerson: Story = {
  args: {
    title: '王建国 · 管理员',
    items: [
      { value: 'zh-CN', label: '简体中文', active: true },
      { value: 'en', label: 'English' },
      'separator',
      { value: 'leave', label: '退出登录', icon: <LogOut aria-hidden /> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const title = await screen.findByText('王建国 · 管理员')
    await waitFor(() => expect(title).toBeVisible())
  },
}
