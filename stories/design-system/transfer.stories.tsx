import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Transfer } from '#design-system/transfer/transfer.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const options = ['陈静', '李思远', '刘洋', '王海涛', '王秀兰', '杨帆', '张伟', '赵敏'].map((label, at) => ({
  value: `s${at}`,
  label,
  note: `2026${String(at + 1).padStart(3, '0')}`,
  disabled: at === 3,
}))
const titles = ['未分配', '已分配'] as const

const list = (root: HTMLElement, name: string) => within(root).getByRole('listbox', { name })
const active = (root: HTMLElement, name: string) =>
  document.getElementById(list(root, name).getAttribute('aria-activedescendant') ?? '')
const isAt = (root: HTMLElement, label: string) =>
  waitFor(() => expect(active(root, '未分配')).toHaveTextContent(label))
const option = (root: HTMLElement, name: string) =>
  within(root).getByRole('option', { name: new RegExp(name) })
const marked = (root: HTMLElement, names: readonly string[]) =>
  waitFor(() =>
    expect(
      within(list(root, '未分配'))
        .queryAllByRole('option', { selected: true })
        .map((each) => each.textContent?.replace(/\d+/, '')),
    ).toEqual(names),
  )
const press = (root: HTMLElement, keys: string) => {
  list(root, '未分配').focus()
  return userEvent.keyboard(keys)
}

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to all-or-none, the search, the list, then the buttons between, and the same in the second list.',
    proof: async ({ canvas, canvasElement }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: '全选未分配' })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('textbox', { name: '在未分配中查找' })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(list(canvasElement, '未分配')).toHaveFocus())
    },
  },
  {
    keys: '↓, ↑, Home, End',
    does: 'To the next row, the one before, the first, the last. Nothing is marked.',
    proof: async ({ canvasElement: root }) => {
      await press(root, '{ArrowDown}')
      await isAt(root, '李思远')
      await press(root, '{End}')
      await isAt(root, '赵敏')
      await press(root, '{ArrowUp}')
      await isAt(root, '杨帆')
      await press(root, '{Home}')
      await isAt(root, '陈静')
      await marked(root, [])
    },
  },
  {
    keys: 'Space',
    does: 'Marks the row, or unmarks it.',
    proof: async ({ canvasElement: root }) => {
      await press(root, ' ')
      await marked(root, ['陈静'])
      await press(root, ' ')
      await marked(root, [])
    },
  },
  {
    keys: 'Shift+↓, Shift+↑',
    does: 'Goes on and marks the row it comes to.',
    proof: async ({ canvasElement: root }) => {
      await press(root, '{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      await marked(root, ['李思远', '刘洋'])
      await press(root, '{Shift>}{ArrowUp}{/Shift}')
      await marked(root, ['刘洋'])
    },
  },
  {
    keys: 'Shift+Space',
    does: 'Marks everything from the row marked last to this one, past what is disabled.',
    proof: async ({ canvasElement: root }) => {
      await press(root, '{Home} ')
      await marked(root, ['陈静', '刘洋'])
      await press(root, '{Shift>}{End} {/Shift}')
      await marked(root, ['陈静', '李思远', '刘洋', '王秀兰', '杨帆', '赵敏'])
    },
  },
  {
    keys: 'Ctrl+Shift+Home, Ctrl+Shift+End',
    does: 'Marks from here to the first, or to the last.',
    proof: async ({ canvas, canvasElement: root }) => {
      const all = canvas.getByRole('checkbox', { name: '全选未分配' })
      await userEvent.click(all)
      await marked(root, [])
      await press(root, '{Home}{ArrowDown}{Control>}{Shift>}{Home}{/Shift}{/Control}')
      await marked(root, ['陈静', '李思远'])
      await press(root, '{End}{ArrowUp}{Control>}{Shift>}{End}{/Shift}{/Control}')
      await marked(root, ['陈静', '李思远', '杨帆', '赵敏'])
    },
  },
  {
    keys: 'Ctrl+A',
    does: 'Marks all that may be moved.',
    proof: async ({ canvas, canvasElement: root }) => {
      await press(root, '{Control>}a{/Control}')
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: '全选未分配' })).toBeChecked())
      await userEvent.click(canvas.getByRole('checkbox', { name: '全选未分配' }))
    },
  },
  {
    keys: 'A–Z, 0–9, 汉字',
    does: 'To the next row that begins with what is typed.',
    proof: async ({ canvasElement: root }) => {
      await press(root, '{Home}杨')
      await isAt(root, '杨帆')
    },
  },
  {
    keys: 'Enter',
    does: 'Moves what is marked, or this row when nothing is.',
    proof: async ({ canvas, canvasElement: root }) => {
      await press(root, '{Enter}')
      await waitFor(() => expect(within(list(root, '已分配')).getByText('杨帆')).toBeVisible())
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 项已移到已分配'))
    },
  },
]

const meta = {
  title: 'Data/Transfer',
  component: Transfer,
  args: { label: '分配宿舍成员', options, titles, defaultValue: ['s6'], onChange: fn() },
  argTypes: { options: { control: false }, titles: { control: false } },
  parameters: guided({
    purpose:
      'Some out of many, with both lists in sight: members of a room, fields of an export. Up to ten things are Checkboxes; some out of thousands, where only the chosen matter, is a MultiCombobox.',
    anatomy: [
      ['Head', 'all or none, the name, how many are marked'],
      ['Search', 'in names and notes; ↓ goes on into the list'],
      ['List', 'rows with a box; only those in sight are drawn'],
      ['Buttons', 'move what is marked; they lie between the lists, on a phone between upper and lower'],
    ],
    dos: [
      'Name the lists by what they mean: 未分配, 已分配.',
      'Add what tells people of one name apart as a note.',
    ],
    donts: [
      'Use it in a narrow drawer.',
      'Move a row at one press: marking comes first, a double press moves.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof Transfer>

export default meta
type Story = StoryObj<typeof meta>

export const SomeOutOfAClass: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(option(canvasElement, '李思远'))
    await userEvent.click(option(canvasElement, '陈静'))
    await userEvent.click(canvas.getByRole('button', { name: '移到已分配' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['s0', 's1', 's6']))
    await waitFor(() => expect(within(list(canvasElement, '已分配')).getByText('陈静')).toBeVisible())
    await userEvent.click(option(canvasElement, '张伟'))
    await userEvent.click(canvas.getByRole('button', { name: '移到未分配' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['s0', 's1']))
  },
}

export const LookedForAndAllTaken: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '在未分配中查找' }), '王')
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选未分配' }))
    await userEvent.click(canvas.getByRole('button', { name: '移到已分配' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['s4', 's6']))
  },
}

export const FiveThousandRows: Story = {
  args: {
    options: Array.from({ length: 5000 }, (_, at) => ({
      value: `s${at}`,
      label: `学生 ${at + 1}`,
      note: `2026${String(at + 1).padStart(4, '0')}`,
    })),
    defaultValue: [],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(6))
    await press(canvasElement, '{End}')
    await waitFor(() => expect(active(canvasElement, '未分配')).toHaveTextContent('学生 5000'))
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeLessThan(60))
  },
}

export const NoneChosenYet: Story = { args: { defaultValue: [] } }
export const NotToBeChanged: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox', { name: '全选未分配' })).toBeDisabled(),
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
