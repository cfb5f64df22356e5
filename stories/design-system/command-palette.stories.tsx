import type { Meta, StoryObj } from '@storybook/react-vite'
import { BedDouble, Moon, UserRound } from 'lucide-react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import type { Command } from '#design-system/command-palette/command.ts'
import { CommandPalette } from '#design-system/command-palette/command-palette.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const commands: readonly Command[] = [
  {
    id: 'room',
    label: '房间管理',
    group: '宿舍管理',
    keywords: 'fjgl',
    hint: '宿舍管理',
    icon: <BedDouble aria-hidden />,
  },
  {
    id: 'bed',
    label: '床位分配',
    group: '宿舍管理',
    keywords: 'cwfp',
    hint: '宿舍管理',
    icon: <BedDouble aria-hidden />,
  },
  { id: 'leave', label: '请假审批', group: '学工', keywords: 'qjsp', hint: '学工 / 请假' },
  { id: 'warn', label: '学业预警', group: '学工', keywords: 'xyyj', hint: '学工' },
  {
    id: 'dark',
    label: '切换到深色',
    group: '操作',
    keywords: 'ss',
    icon: <Moon aria-hidden />,
    shortcut: 'Ctrl+D',
  },
  { id: 'lock', label: '锁定屏幕', group: '操作', keywords: 'sdpm', shortcut: 'Ctrl+L' },
]
const thousands: readonly Command[] = Array.from({ length: 5000 }, (_, at) => ({
  id: `s${at}`,
  label: `学生 ${String(20260001 + at)}`,
  group: '学生',
}))
const people = [
  {
    id: 'people',
    title: '人员',
    search: async () => [
      { id: 'p1', label: '王建国', hint: '宿管科 · 20260', icon: <UserRound aria-hidden /> },
    ],
  },
]
const waiting = [{ id: 'people', title: '人员', search: () => new Promise<readonly Command[]>(() => {}) }]
const failing = [{ id: 'people', title: '人员', search: () => Promise.reject(new Error('offline')) }]

const input = () => screen.findByRole('combobox')
const focused = () => waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
const chosen = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(
      expect.stringContaining(name),
    ),
  )
const onSelect = fn()

const keyboard: KeyAct[] = [
  {
    keys: 'Ctrl+K',
    does: 'Opens it from anywhere, and closes it.',
    proof: async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      await focused()
    },
  },
  {
    keys: '↓ ↑',
    does: 'Through what is found, round the ends.',
    proof: async () => {
      await chosen('房间管理')
      await userEvent.keyboard('{ArrowDown}')
      await chosen('床位分配')
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await chosen('锁定屏幕')
    },
  },
  {
    keys: 'PgUp PgDn',
    does: 'Leaps, as far as the ends.',
    proof: async () => {
      await userEvent.keyboard('{PageUp}')
      await chosen('房间管理')
      await userEvent.keyboard('{PageDown}')
      await chosen('锁定屏幕')
    },
  },
  {
    keys: 'A–Z',
    does: 'Finds by words or pinyin initials, and says how many.',
    proof: async () => {
      await userEvent.keyboard('qj')
      await chosen('请假审批')
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('找到 1 个结果'))
    },
  },
  {
    keys: 'Enter',
    does: 'Does what is chosen, and closes.',
    proof: async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'leave' })))
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    },
  },
  {
    keys: 'Esc',
    does: 'Closes it; the focus is back where it was.',
    proof: async ({ canvas }) => {
      const before = canvas.getByRole('button', { name: '别处' })
      before.focus()
      await userEvent.keyboard('{Control>}k{/Control}')
      await focused()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(before).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Actions/CommandPalette',
  component: CommandPalette,
  parameters: guided({
    purpose:
      'Everywhere one can go and everything one can do, by typing a part of its name. For those who know the product; the menus stay the way for everybody else.',
    anatomy: [
      ['Input', 'Keeps the focus; the list answers to its arrows.'],
      ['Groups', 'First what was used last, then areas in their order. With a query, the best group first.'],
      ['Command', 'Name with what matched in bold, its place in faint letters, its own keys at the end.'],
      [
        'Sources',
        'People and documents that the server finds, under a heading of their own, with a line while they are awaited.',
      ],
      ['Foot', 'The keys that work here, and how many were found.'],
    ],
    dos: [
      'Give keywords: pinyin, initials, the name of the old system.',
      'Give hint where names repeat in several areas.',
    ],
    donts: [
      'Do not offer what the person has no permission for.',
      'Do not put what cannot be undone here without a question after it.',
    ],
    keyboard,
  }),
  args: { commands, recent: ['leave'], onSelect: fn(), defaultOpen: true },
  argTypes: { commands: { control: false }, sources: { control: false } },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeOneTypes: Story = {
  play: async () => {
    await chosen('请假审批')
    await waitFor(() => expect(screen.getByText('最近使用')).toBeVisible())
  },
}

export const ByPinyinInitials: Story = {
  play: async ({ args }) => {
    await userEvent.type(await input(), 'cwf')
    await chosen('床位分配')
    await waitFor(() => expect(screen.getByText('床位分', { selector: 'mark' })).toBeVisible())
    await userEvent.click(screen.getByRole('option', { selected: true }))
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'bed' })))
  },
}

export const TypedBeforeItCame: Story = {
  args: { defaultQuery: 'fj' },
  play: async () => {
    const box = await input()
    await expect(box).toHaveFocus()
    // The focus of a dialog is moved some frames later, and what it comes to is selected.
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    await userEvent.keyboard('gl')
    await expect(box).toHaveValue('fjgl')
    await chosen('房间管理')
  },
}

export const PeopleFromTheServer: Story = {
  args: { sources: people },
  play: async () => {
    await userEvent.type(await input(), '王')
    await waitFor(() => expect(screen.getByRole('option', { name: /王建国/ })).toBeVisible())
  },
}

export const WaitingForTheServer: Story = {
  args: { sources: waiting },
  play: async () => {
    await userEvent.type(await input(), '房')
    await waitFor(() => expect(screen.getByText('加载中')).toBeVisible())
    await chosen('房间管理')
  },
}

export const TheServerDoesNotAnswer: Story = {
  args: { sources: failing },
  play: async () => {
    await userEvent.type(await input(), '王')
    await waitFor(() => expect(screen.getByText(/没能查到/)).toBeVisible())
  },
}

/** The Enter that takes a word from an input method opens nothing, also where the composition has ended before it. */
export const EndingAComposition: Story = {
  args: { onSelect },
  play: async () => {
    onSelect.mockClear()
    const line = await input()
    await fireEvent.compositionStart(line)
    await fireEvent.input(line, { target: { value: "qing'jia" } })
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1))
    await fireEvent.input(line, { target: { value: '请假' } })
    await fireEvent.compositionEnd(line)
    await fireEvent.keyDown(line, { key: 'Enter', isComposing: false, keyCode: 229 })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await expect(onSelect).not.toHaveBeenCalled()
    await expect(line).toHaveValue('请假')
    await fireEvent.keyDown(line, { key: 'Enter', isComposing: false, keyCode: 13 })
    await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1))
  },
}

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await input(), '食堂菜单')
    await waitFor(() => expect(screen.getByText('没有找到，换个说法试试')).toBeVisible())
  },
}

/** A screenful is drawn, whatever is found; a key takes its answer within a frame or two. */
export const ThousandsToChooseFrom: Story = {
  args: { commands: thousands, recent: [] },
  play: async () => {
    await userEvent.type(await input(), '2026')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('找到 5000 个结果'))
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(60))
    await userEvent.keyboard('{ArrowUp}')
    await chosen('20265000')
  },
}

export const Keyboard: Story = {
  args: { defaultOpen: false, recent: [], onSelect },
  render: (args) => (
    <>
      <Button>别处</Button>
      <CommandPalette {...args} />
    </>
  ),
  play: playKeyboard(keyboard),
}
