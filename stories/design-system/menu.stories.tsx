import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, LogOut, Pencil, Printer, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { guided } from '#stories/guide/guide.ts'
import { playKeyboard } from '#stories/guide/keyboard.ts'
import { keyboard, keyboardItems, onSelect } from './menu-keyboard.ts'

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  parameters: guided({
    purpose:
      'Actions behind a button: those of a row, of a person, of a page. For choosing a value in a form take Select; for going somewhere, links.',
    anatomy: [
      ['Trigger', 'Any button. It is told as one that opens a menu.'],
      ['Title', 'One faint line on top, where it is not plain whose menu it is.'],
      ['Item', 'Icon, words, keys. Words first; icons for all or for none.'],
      ['Reason', 'Under a disabled item: why. Such an item stays within reach of the keyboard, to be read.'],
      ['Check and choice', 'A tick before the words. Checks leave the menu open.'],
      ['Group, line', 'A heading where the sorts differ, a line where one word is enough.'],
      ['Submenu', 'At the side, one level deep.'],
    ],
    dos: [
      'Put what cannot be undone last, below a line, as danger.',
      'Give keywords (pinyin initials) where people will type to find: t for 停用 needs them.',
      'Say in a reason why something cannot be done now.',
    ],
    donts: [
      'Do not hide the main action of a view in a menu.',
      'Do not make menus of more than nine or ten entries; group them or make a page.',
      'Do not nest submenus.',
    ],
    keyboard,
  }),
  args: {
    trigger: <IconButton label="更多操作" icon={<Ellipsis aria-hidden />} />,
    onSelect: fn(),
    placement: 'bottom-start',
    items: [
      { value: 'edit', label: '编辑', icon: <Pencil aria-hidden />, shortcut: 'E' },
      { value: 'freeze', label: '停用', disabled: true },
      'separator',
      { value: 'remove', label: '删除', icon: <Trash2 aria-hidden />, danger: true, shortcut: 'Del' },
    ],
  },
  argTypes: { trigger: { control: false }, items: { control: false } },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const MoreForARow: Story = {
  name: 'More for a row (dropdown, 下拉菜单)',
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: '更多操作' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const edit = await screen.findByRole('menuitem', { name: '编辑' })
    await waitFor(() => expect(edit).toBeVisible())
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: '停用' })).toHaveAttribute('aria-disabled', 'true'),
    )
    await userEvent.click(edit)
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('edit'))
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

export const ChecksAndChoices: Story = {
  args: { defaultOpen: true, trigger: <Button>显示</Button> },
  render: function Render(args) {
    const [columns, setColumns] = useState<readonly string[]>(['campus'])
    const [density, setDensity] = useState('default')
    const column = (value: string, label: string) => ({
      type: 'check' as const,
      value,
      label,
      checked: columns.includes(value),
      onChange: (on: boolean) =>
        setColumns(on ? [...columns, value] : columns.filter((each) => each !== value)),
    })
    return (
      <Menu
        {...args}
        items={[
          { type: 'group', label: '列', items: [column('campus', '校区'), column('keeper', '负责人')] },
          'separator',
          {
            type: 'choice',
            label: '密度',
            value: density,
            onChange: setDensity,
            options: [
              { value: 'compact', label: '紧凑' },
              { value: 'default', label: '标准' },
              { value: 'touch', label: '触屏', disabled: true, reason: '这台设备没有触摸屏' },
            ],
          },
        ]}
      />
    )
  },
  play: async () => {
    const keeper = await screen.findByRole('menuitemcheckbox', { name: '负责人' })
    await waitFor(() => expect(keeper).toBeVisible())
    await userEvent.click(keeper)
    await waitFor(() => expect(keeper).toHaveAttribute('aria-checked', 'true'))
    await userEvent.click(screen.getByRole('menuitemradio', { name: '触屏' }))
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: '标准' })).toHaveAttribute('aria-checked', 'true'),
    )
  },
}

/** The reason is read with the item, by eye and by screen reader, and nothing happens on a click. */
export const WhyItCannotBeDone: Story = {
  args: {
    defaultOpen: true,
    items: [
      { value: 'copy', label: '复制', icon: <Copy aria-hidden />, shortcut: 'Ctrl+C' },
      { value: 'print', label: '打印', icon: <Printer aria-hidden />, shortcut: 'Ctrl+P' },
      'separator',
      {
        value: 'remove',
        label: '删除楼栋',
        icon: <Trash2 aria-hidden />,
        danger: true,
        disabled: true,
        reason: '楼内还有 312 人入住，请先办理退宿',
      },
    ],
  },
  play: async ({ args }) => {
    const remove = await screen.findByRole('menuitem', { name: '删除楼栋' })
    await waitFor(() => expect(remove).toHaveAccessibleDescription('楼内还有 312 人入住，请先办理退宿'))
    await userEvent.click(remove)
    await expect(args.onSelect).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('menu')).toBeInTheDocument())
  },
}

export const AMenuAtTheSide: Story = {
  args: {
    items: [
      { value: 'edit', label: '编辑', icon: <Pencil aria-hidden /> },
      {
        value: 'share',
        label: '发送给',
        icon: <Share2 aria-hidden />,
        items: [
          { value: 'keeper', label: '宿管员' },
          { value: 'counsellor', label: '辅导员' },
        ],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    const share = await screen.findByRole('menuitem', { name: '发送给' })
    await waitFor(() => expect(share).toBeVisible())
    await userEvent.click(share)
    const counsellor = await screen.findByRole('menuitem', { name: '辅导员' })
    await waitFor(() => expect(counsellor).toBeVisible())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(counsellor).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('counsellor'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Keyboard: Story = {
  args: { items: keyboardItems, onSelect },
  play: playKeyboard(keyboard),
}
