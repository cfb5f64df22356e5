import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClipboardCopy, Pencil, Trash2 } from 'lucide-react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { ContextMenu } from '#design-system/context-menu/context-menu.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const onSelect = fn()
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
const opens = async (keys: string) => {
  await userEvent.keyboard(keys)
  await waitFor(() => expect(screen.getByRole('menu', { name: '楼栋的操作' })).toHaveFocus())
}

const keyboard: KeyAct[] = [
  {
    keys: 'Shift+F10',
    does: 'Opens the menu of what has the focus, below it.',
    proof: async ({ canvas }) => {
      canvas.getByRole('button', { name: '博学楼' }).focus()
      await opens('{Shift>}{F10}{/Shift}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: '编辑博学楼' })).toBeInTheDocument())
    },
  },
  {
    keys: '↓ ↑',
    does: 'Through the entries, round the ends.',
    proof: async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: '复制编号' })).toHaveAttribute('data-highlighted'),
      )
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: '编辑博学楼' })).toHaveAttribute('data-highlighted'),
      )
    },
  },
  {
    keys: 'Esc',
    does: 'Closes it; the focus is back where it was.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Escape}')
      await closed()
      await waitFor(() => expect(canvas.getByRole('button', { name: '博学楼' })).toHaveFocus())
    },
  },
  {
    keys: 'Menu',
    does: 'The key with a menu on it: as Shift+F10.',
    proof: async () => {
      await opens('{ContextMenu}')
    },
  },
  {
    keys: 'Enter',
    does: 'Does what is chosen.',
    proof: async () => {
      await userEvent.keyboard('{Home}{Enter}')
      await waitFor(() => expect(onSelect).toHaveBeenCalledWith('edit', expect.any(Element)))
      await closed()
    },
  },
]

const meta = {
  title: 'Actions/ContextMenu',
  component: ContextMenu,
  parameters: guided({
    purpose:
      'Actions of the thing under the pointer: right click, long press, or Shift+F10. A shortcut for those who know, so everything in it is reachable elsewhere as well.',
    anatomy: [
      ['Area', 'What is pointed at. One menu may serve a whole table: its entries are made for the row.'],
      ['Menu', 'At the pointer; by the keyboard, below what has the focus.'],
    ],
    dos: [
      'Offer the same words as the buttons of the row.',
      'Let text be marked: the menu does not stand in the way.',
    ],
    donts: ['Do not put anything only here: nothing on the screen tells that it exists.'],
    keyboard,
  }),
  args: {
    label: '楼栋的操作',
    onSelect,
    items: (target: Element) => [
      {
        value: 'edit',
        label: `编辑${target.closest('button')?.textContent ?? ''}`,
        icon: <Pencil aria-hidden />,
      },
      { value: 'copy', label: '复制编号', icon: <ClipboardCopy aria-hidden />, shortcut: 'Ctrl+C' },
      'separator',
      { value: 'remove', label: '删除', icon: <Trash2 aria-hidden />, danger: true },
    ],
    children: (
      <div>
        <Button>明德楼</Button>
        <Button>博学楼</Button>
      </div>
    ),
  },
  argTypes: { children: { control: false }, items: { control: false } },
} satisfies Meta<typeof ContextMenu>

export default meta
type Story = StoryObj<typeof meta>

export const ForWhatIsPointedAt: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.contextMenu(canvas.getByRole('button', { name: '明德楼' }), { clientX: 60, clientY: 40 })
    const edit = await screen.findByRole('menuitem', { name: '编辑明德楼' })
    await waitFor(() => expect(edit).toBeVisible())
    await userEvent.click(edit)
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenCalledWith('edit', canvas.getByRole('button', { name: '明德楼' })),
    )
  },
}

export const ByALongPress: Story = {
  play: async ({ canvas }) => {
    const building = canvas.getByRole('button', { name: '博学楼' })
    await fireEvent.pointerDown(building, { pointerType: 'touch', clientX: 90, clientY: 40 })
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '编辑博学楼' })).toBeVisible())
    await fireEvent.pointerUp(building, { pointerType: 'touch' })
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
