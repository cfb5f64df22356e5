import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { MenuEntry } from '#design-system/menu/menu-entry.ts'
import type { KeyAct } from '#stories/guide/keyboard.ts'

export const onSelect = fn()
const onCheck = fn()

export const keyboardItems: readonly MenuEntry[] = [
  { value: 'edit', label: '编辑', keywords: 'bj' },
  {
    value: 'share',
    label: '发送给',
    items: [
      { value: 'keeper', label: '宿管员' },
      { value: 'counsellor', label: '辅导员' },
    ],
  },
  { type: 'check', value: 'star', label: '收藏', keywords: 'sc', checked: false, onChange: onCheck },
  { value: 'freeze', label: '停用', disabled: true, reason: '楼内还有人入住' },
  { value: 'excel', label: 'Excel 导出' },
]

type Canvas = Parameters<KeyAct['proof']>[0]['canvas']

const trigger = (canvas: Canvas) => canvas.getByRole('button', { name: '更多操作' })
const item = (name: string) => screen.getByRole('menuitem', { name })
const at = (name: string) =>
  waitFor(() => {
    const entries = ['menuitem', 'menuitemcheckbox'].flatMap((role) => screen.queryAllByRole(role, { name }))
    return expect(entries[0]).toHaveAttribute('data-highlighted')
  })
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
const opened = async (canvas: Canvas, by = '{Enter}') => {
  trigger(canvas).focus()
  await userEvent.keyboard(by)
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
}
const leave = async () => {
  await userEvent.keyboard('{Escape}')
  await closed()
}

/** The APG's menu button and its menu, key by key. */
export const keyboard: KeyAct[] = [
  {
    keys: 'Enter',
    does: 'On the button: opens the menu on its first entry.',
    proof: async ({ canvas }) => {
      await opened(canvas)
      await at('编辑')
      await leave()
    },
  },
  {
    keys: 'Space',
    does: 'On the button: the same.',
    proof: async ({ canvas }) => {
      await opened(canvas, ' ')
      await at('编辑')
      await leave()
    },
  },
  {
    keys: '↓',
    does: 'On the button: opens the menu on its first entry. In the menu: to the next one, round the end; also to one that is disabled with a reason.',
    proof: async ({ canvas }) => {
      await opened(canvas, '{ArrowDown}')
      await at('编辑')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
      await at('停用')
      await waitFor(() => expect(item('停用')).toHaveAccessibleDescription('楼内还有人入住'))
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await at('编辑')
      await leave()
    },
  },
  {
    keys: '↑',
    does: 'On the button: opens the menu on its last entry. In the menu: to the previous one, round the start.',
    proof: async ({ canvas }) => {
      await opened(canvas, '{ArrowUp}')
      await at('Excel 导出')
      await userEvent.keyboard('{ArrowUp}')
      await at('停用')
    },
  },
  {
    keys: 'Home',
    does: 'To the first entry.',
    proof: async () => {
      await userEvent.keyboard('{Home}')
      await at('编辑')
    },
  },
  {
    keys: 'End',
    does: 'To the last entry.',
    proof: async () => {
      await userEvent.keyboard('{End}')
      await at('Excel 导出')
    },
  },
  {
    keys: 'A–Z',
    does: 'To the next entry that begins so, by its words or its pinyin initials.',
    proof: async () => {
      await userEvent.keyboard('s')
      await at('收藏')
      await new Promise((done) => setTimeout(done, 400))
      await userEvent.keyboard('e')
      await at('Excel 导出')
      await leave()
    },
  },
  {
    keys: '→',
    does: 'On an entry with a submenu: opens it, on its first entry.',
    proof: async ({ canvas }) => {
      await opened(canvas)
      await userEvent.keyboard('{ArrowDown}')
      await at('发送给')
      await userEvent.keyboard('{ArrowRight}')
      await at('宿管员')
    },
  },
  {
    keys: '←',
    does: 'In a submenu: closes it and goes back to its entry.',
    proof: async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(screen.queryByRole('menuitem', { name: '宿管员' })).toBeNull())
      await at('发送给')
      await leave()
    },
  },
  {
    keys: 'Enter',
    does: 'On an entry: does it, closes the menu, and the focus is on the button again.',
    proof: async ({ canvas }) => {
      onSelect.mockClear()
      await opened(canvas)
      await at('编辑')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(onSelect).toHaveBeenCalledWith('edit'))
      await closed()
      await waitFor(() => expect(trigger(canvas)).toHaveFocus())
    },
  },
  {
    keys: 'Space',
    does: 'On a check: turns it, and the menu stays open.',
    proof: async ({ canvas }) => {
      await opened(canvas)
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await at('收藏')
      await userEvent.keyboard(' ')
      await waitFor(() => expect(onCheck).toHaveBeenCalledWith(true))
      await waitFor(() => expect(screen.getByRole('menu')).toBeInTheDocument())
      await leave()
    },
  },
  {
    keys: 'Esc',
    does: 'Closes the menu; the focus is on the button again.',
    proof: async ({ canvas }) => {
      await opened(canvas)
      await leave()
      await waitFor(() => expect(trigger(canvas)).toHaveFocus())
    },
  },
  {
    keys: 'Tab',
    does: 'Does not lead out of an open menu.',
    proof: async ({ canvas }) => {
      await opened(canvas)
      await userEvent.tab()
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
      await leave()
    },
  },
]
