import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type KanbanCard, moveCard } from '#design-system/kanban/board.ts'
import { Kanban, type KanbanProps } from '#design-system/kanban/kanban.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const columns = [
  { id: 'new', title: '待派单' },
  { id: 'repair', title: '维修中', limit: 3 },
  { id: 'check', title: '待验收' },
  { id: 'done', title: '已完成' },
]
const cards: readonly KanbanCard[] = [
  { id: 'r1', column: 'new', title: 'A01 101 水龙头漏水', content: '陈静 · 今天 08:20' },
  { id: 'r2', column: 'new', title: 'A02 203 灯管不亮', content: <Tag tone="warning">加急</Tag> },
  { id: 'r3', column: 'new', title: 'B01 走廊消防门关不严', content: '宿管中心 · 昨天' },
  { id: 'r4', column: 'repair', title: 'A01 110 空调不制冷', content: '张师傅' },
  { id: 'r5', column: 'repair', title: 'A03 饮水机漏电保护跳闸', content: '李师傅', fixed: true },
  { id: 'r6', column: 'check', title: 'A02 501 门锁更换' },
]

/** An owner that saves each move, unless the answer of the server says why not. */
const Held = ({ onMove, ...args }: KanbanProps) => {
  const [now, setNow] = useState(args.cards)
  return (
    <Kanban
      {...args}
      cards={now}
      onMove={async (move) => {
        const why = await onMove(move)
        if (!why) setNow((before) => moveCard(before, move))
        return why
      }}
    />
  )
}

const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) })
const titles = (name: string) =>
  within(column(name))
    .queryAllByRole('button', { name: /^移动 / })
    .map((each) => each.getAttribute('aria-label')?.replace('移动 ', ''))
const handle = (name: string) => screen.getByRole('button', { name: `移动 ${name}` })
const press = (name: string, keys: string) => {
  handle(name).focus()
  return userEvent.keyboard(keys)
}
const water = 'A01 101 水龙头漏水'

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes through the cards: the handle of each, then its menu.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(handle(water)).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: `${water} 移动到…` })).toHaveFocus())
    },
  },
  {
    keys: 'Space, Enter',
    does: 'On a handle: lifts the card, and says where it is and what to do.',
    proof: async () => {
      await press(water, ' ')
      await waitFor(() => expect(handle(water)).toHaveAttribute('aria-pressed', 'true'))
      await waitFor(() =>
        expect(screen.getByText(/已拿起 A01 101 水龙头漏水，在待派单第 1 位/)).toBeInTheDocument(),
      )
    },
  },
  {
    keys: '↓, ↑',
    does: 'Carries it past the card below or above.',
    proof: async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(titles('待派单')[1]).toBe(water))
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(titles('待派单')[0]).toBe(water))
    },
  },
  {
    keys: 'Home, End',
    does: 'Carries it to the top or the foot of the column.',
    proof: async () => {
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(titles('待派单')[2]).toBe(water))
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(titles('待派单')[0]).toBe(water))
    },
  },
  {
    keys: '→, ←',
    does: 'Carries it to the column beside.',
    proof: async () => {
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(titles('维修中')[0]).toBe(water))
      await waitFor(() => expect(handle(water)).toHaveFocus())
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(titles('待派单')[0]).toBe(water))
      await waitFor(() => expect(handle(water)).toHaveFocus())
    },
  },
  {
    keys: 'Tab',
    does: 'While a card is held: nothing, so that it is not left in the air.',
    proof: async () => {
      await userEvent.keyboard('{Tab}')
      await waitFor(() => expect(handle(water)).toHaveFocus())
    },
  },
  {
    keys: 'Esc',
    does: 'Puts the card back where it came from.',
    proof: async ({ args }) => {
      await userEvent.keyboard('{ArrowRight}{Escape}')
      await waitFor(() => expect(titles('待派单')[0]).toBe(water))
      await expect(args.onMove).not.toHaveBeenCalled()
    },
  },
  {
    keys: 'Space, Enter',
    does: 'While a card is held: puts it down.',
    proof: async ({ args }) => {
      await press(water, '{Enter}')
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(handle(water)).toHaveFocus())
      await userEvent.keyboard(' ')
      await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ card: 'r1', to: 'repair', at: 0 }))
      await waitFor(() => expect(titles('维修中')[0]).toBe(water))
    },
  },
  {
    keys: 'Enter, then ↓',
    does: 'On the menu of a card: the same moves by name.',
    proof: async ({ canvas, args }) => {
      canvas.getByRole('button', { name: 'A02 203 灯管不亮 移动到…' }).focus()
      await userEvent.keyboard('{Enter}')
      const item = await screen.findByRole('menuitem', { name: '已完成' })
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
      await userEvent.keyboard('{End}{Enter}')
      await waitFor(() => expect(item).not.toBeVisible())
      await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith({ card: 'r2', to: 'done', at: 0 }))
    },
  },
]

const meta = {
  title: 'Data/Kanban',
  component: Kanban,
  args: { label: '报修看板', columns, cards, onMove: fn<KanbanProps['onMove']>(async () => null) },
  argTypes: { columns: { control: false }, cards: { control: false } },
  render: (args) => <Held {...args} />,
  parameters: guided({
    purpose:
      'Cards that go from column to column: repairs, applications, tasks of a week. Where the columns are merely a field, and one sorts and filters, take a DataTable.',
    anatomy: [
      ['Column', 'a state with its cards, how many, and how many at most'],
      ['Card', 'a title and one line; dragged anywhere on it'],
      ['Handle', 'the way for the keyboard: lift, carry, put down'],
      ['Menu', '移动到… names the columns; full ones are disabled'],
      ['Refusal', 'why a card went back, on the card itself'],
    ],
    dos: [
      'Show a move at once and save behind it; answer with why it may not be.',
      'Set limits where work piles up.',
      'Three to six columns, in the order in which work goes.',
    ],
    donts: ['Drop a card by hovering.', 'Say the refusal in a toast that is gone before it is read.'],
    keyboard,
  }),
} satisfies Meta<typeof Kanban>

export default meta
type Story = StoryObj<typeof meta>

export const FromColumnToColumn: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: water }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('r1'))
    await userEvent.click(canvas.getByRole('button', { name: `${water} 移动到…` }))
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.click(screen.getByRole('menuitem', { name: '待验收' }))
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ card: 'r1', to: 'check', at: 1 }))
    await waitFor(() => expect(titles('待验收')).toEqual(['A02 501 门锁更换', water]))
  },
}

export const RefusedByTheServer: Story = {
  render: (args) => (
    <Held
      {...args}
      onMove={async (move) => {
        await args.onMove(move)
        return '验收前要先填写维修结果。'
      }}
    />
  ),
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: `${water} 移动到…` }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce())
    await expect(await canvas.findByText('没有移动：验收前要先填写维修结果。')).toBeVisible()
    await waitFor(() => expect(titles('待派单')[0]).toBe(water))
  },
}

export const AColumnThatIsFull: Story = {
  args: { columns: columns.map((each) => (each.id === 'repair' ? { ...each, limit: 2 } : each)) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(within(column('维修中')).getByText('已满')).toBeVisible())
    await press(water, ' ')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(handle(water)).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText('没有移动：维修中最多 2 张')).toBeVisible()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const NoCardYet: Story = { args: { cards: [] } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }

export const DraggedByPointer: Story = {
  play: async ({ args }) => {
    const press = (target: EventTarget, type: string, x: number, y: number) =>
      target.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, button: 0 }))
    const settle = () => new Promise((done) => setTimeout(done, 80))
    const from = screen.getByText(water)
    const start = from.getBoundingClientRect()
    const to = screen.getByText('A02 501 门锁更换').closest('li')?.getBoundingClientRect() ?? start
    press(from, 'mousedown', start.x + 5, start.y + 5)
    press(document, 'mousemove', start.x + 25, start.y + 5)
    await settle()
    press(document, 'mousemove', to.x + 30, to.y + 4)
    await settle()
    press(document, 'mouseup', to.x + 30, to.y + 4)
    // For a moment after a drop dnd-kit swallows the click that belongs to it.
    await settle()
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ card: 'r1', to: 'check', at: 0 }))
  },
}
