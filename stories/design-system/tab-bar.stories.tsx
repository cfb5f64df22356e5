import type { Meta, StoryObj } from '@storybook/react-vite'
import { House } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { TabBar } from '#design-system/tab-bar/tab-bar.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const tabs = [
  { id: 'home', title: '个人桌面', icon: <House aria-hidden />, pinned: true, closable: false },
  { id: 'building', title: '楼栋管理' },
  { id: 'student', title: '学生信息' },
  { id: 'teacher', title: '教职工信息' },
]

type Canvas = Parameters<KeyAct['proof']>[0]['canvas']

const tab = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const order = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').map((item) => item.querySelector('button')?.textContent)
const onActivate = fn()
const onClose = fn()
const onReorder = fn()

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Comes to the open tab, the only stop of the row; once more leaves the row.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(tab(canvas, '楼栋管理')).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(tab(canvas, '页签操作')).toHaveFocus())
    },
  },
  {
    keys: '→ ←',
    does: 'To the next and the previous tab, round the ends, without opening it.',
    proof: async ({ canvas }) => {
      tab(canvas, '楼栋管理').focus()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(tab(canvas, '学生信息')).toHaveFocus())
      await waitFor(() => expect(tab(canvas, '楼栋管理')).toHaveAttribute('aria-current', 'page'))
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
      await waitFor(() => expect(tab(canvas, '教职工信息')).toHaveFocus())
    },
  },
  {
    keys: 'Home',
    does: 'To the first tab.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(tab(canvas, '个人桌面')).toHaveFocus())
    },
  },
  {
    keys: 'End',
    does: 'To the last tab.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(tab(canvas, '教职工信息')).toHaveFocus())
    },
  },
  {
    keys: 'Enter',
    does: 'Opens it.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(onActivate).toHaveBeenLastCalledWith('teacher'))
      await waitFor(() => expect(tab(canvas, '教职工信息')).toHaveAttribute('aria-current', 'page'))
    },
  },
  {
    keys: 'Space',
    does: 'Opens it.',
    proof: async () => {
      await userEvent.keyboard('{ArrowLeft} ')
      await waitFor(() => expect(onActivate).toHaveBeenLastCalledWith('student'))
    },
  },
  {
    keys: 'Ctrl+Shift+→ ←',
    does: 'Moves the tab by one place; pinned ones stay before the others. The new place is told.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
      await waitFor(() => expect(order(canvas)).toEqual(['个人桌面', '学生信息', '楼栋管理', '教职工信息']))
      await waitFor(() => expect(tab(canvas, '学生信息')).toHaveFocus())
      await waitFor(() => expect(screen.getByText('已移到第 2 位')).toBeInTheDocument())
      await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
      await waitFor(() => expect(order(canvas)[0]).toBe('个人桌面'))
    },
  },
  {
    keys: 'Shift+F10',
    does: 'Opens its menu: refresh, pin, close on either side, new window, full screen.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: '关闭左侧' })).toBeVisible())
      await expect(screen.getByRole('menuitem', { name: '关闭左侧' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(tab(canvas, '学生信息')).toHaveFocus())
    },
  },
  {
    keys: 'Delete',
    does: 'Closes it, and the next one has the focus. Not a pinned one.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Delete}')
      await waitFor(() => expect(onClose).toHaveBeenLastCalledWith('student'))
      await waitFor(() => expect(tab(canvas, '楼栋管理')).toHaveFocus())
      onClose.mockClear()
      await userEvent.keyboard('{Home}{Delete}')
      await expect(onClose).not.toHaveBeenCalled()
    },
  },
]

const meta = {
  title: 'Navigation/TabBar',
  component: TabBar,
  parameters: guided({
    purpose:
      'The screens that are open, as tabs of a browser: go back to one, close it, keep it. For parts of one page take Tabs.',
    anatomy: [
      ['Tab', 'Title, up to 160 px. A dot for what is not saved, a spinner while it loads.'],
      ['Cross', 'Closes; the middle button and Delete do too. Pinned tabs have none.'],
      ['All tabs', 'A list, only where the row has no room for all.'],
      ['Actions', 'The same menu as a right click on a tab.'],
    ],
    dos: ['Keep what was typed in a tab while another is in front.', 'Ask before closing a dirty one.'],
    donts: [
      'Do not open the same screen twice with the same parameters.',
      'Do not put more than one row of tabs.',
    ],
    keyboard,
  }),
  args: { tabs, active: 'building', onActivate: fn(), onClose: fn(), onReorder: fn(), onAction: fn() },
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
          setOpen(open.filter((each) => each.id !== id))
          args.onClose(id)
        }}
        onReorder={(ids) => {
          setOpen(ids.flatMap((id) => open.find((each) => each.id === id) ?? []))
          args.onReorder?.(ids)
        }}
      />
    )
  },
} satisfies Meta<typeof TabBar>

export default meta
type Story = StoryObj<typeof meta>

export const ChangingScreens: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(tab(canvas, '学生信息'))
    await waitFor(() => expect(args.onActivate).toHaveBeenCalledWith('student'))
    await waitFor(() => expect(tab(canvas, '学生信息')).toHaveAttribute('aria-current', 'page'))
    await userEvent.click(tab(canvas, '关闭 教职工信息'))
    await waitFor(() => expect(canvas.queryByText('教职工信息')).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('button', { name: '关闭 个人桌面' })).toBeNull())
  },
}

export const ClosedByTheMiddleButton: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent(tab(canvas, '学生信息'), new MouseEvent('auxclick', { button: 1, bubbles: true }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('student'))
    await fireEvent(tab(canvas, '个人桌面'), new MouseEvent('auxclick', { button: 1, bubbles: true }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const ReducingToOne: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(tab(canvas, '页签操作'))
    await userEvent.click(await screen.findByRole('menuitem', { name: '关闭其他' }))
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('close-others', 'building'))
  },
}

export const TheMenuOfAnotherTab: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.contextMenu(tab(canvas, '教职工信息'), { clientX: 300, clientY: 30 })
    const right = await screen.findByRole('menuitem', { name: '关闭右侧' })
    await waitFor(() => expect(right).toBeVisible())
    await waitFor(() => expect(right).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('pin', 'teacher'))
  },
}

export const DraggedToAnotherPlace: Story = {
  play: async ({ canvas, args }) => {
    const from = tab(canvas, '楼栋管理').getBoundingClientRect()
    const to = tab(canvas, '教职工信息').getBoundingClientRect()
    const at = (x: number) => ({
      clientX: x,
      clientY: from.top + 5,
      button: 0,
      isPrimary: true,
      bubbles: true,
    })
    const start = from.left + 20
    await fireEvent.pointerDown(tab(canvas, '楼栋管理'), at(start))
    for (let share = 0; share <= 1; share += 0.25) {
      await fireEvent.pointerMove(document, at(start + (to.left - from.left) * share))
      await new Promise((done) => setTimeout(done, 50))
    }
    await fireEvent.pointerUp(document, at(start + to.left - from.left))
    await waitFor(() =>
      expect(args.onReorder).toHaveBeenCalledWith(['home', 'student', 'teacher', 'building']),
    )
    await waitFor(() => expect(order(canvas).at(-1)).toBe('楼栋管理'))
  },
}

export const WhatATabTells: Story = {
  args: {
    tabs: [
      { id: 'home', title: '个人桌面', icon: <House aria-hidden />, pinned: true, closable: false },
      { id: 'building', title: '楼栋管理', pinned: true },
      { id: 'student', title: '学生信息', dirty: true },
      { id: 'teacher', title: '教职工信息', loading: true },
      { id: 'long', title: '二〇二六学年第一学期学生公寓安全卫生检查结果汇总' },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '未保存' })).toBeVisible())
    await waitFor(() => expect(tab(canvas, '教职工信息')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const TooManyToSee: Story = {
  args: {
    tabs: Array.from({ length: 24 }, (_, at) => ({ id: `t${at}`, title: `第 ${at + 1} 个页面` })),
    active: 't20',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部页签' }))
    const third = await screen.findByRole('menuitem', { name: '第 3 个页面' })
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(third).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onActivate).toHaveBeenCalledWith('t2'))
  },
}

export const Keyboard: Story = { args: { onActivate, onClose, onReorder }, play: playKeyboard(keyboard) }
