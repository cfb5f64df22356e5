import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Card } from '#design-system/card/card.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { List } from '#design-system/list/list.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const names = ['王建国', '李秀英', '张伟', '刘洋', '陈静']
const onRemove = fn()
const messages = names.map((name, at) => ({
  id: `m${at}`,
  title: `${name}提交了请假申请`,
  description: '因家中有事，申请十一月二十三日离校，二十五日晚自习前返校，已通知家长。',
  avatar: <Avatar name={name} />,
  meta: `${at + 1} 小时前`,
  quiet: at > 2,
  actions: (
    <IconButton
      size="sm"
      label={`删除${name}的消息`}
      icon={<Trash2 aria-hidden />}
      onClick={() => onRemove(name)}
    />
  ),
}))

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes through each entry: its checkbox, its title, its actions.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() =>
        expect(canvas.getByRole('checkbox', { name: '王建国提交了请假申请' })).toHaveFocus(),
      )
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '王建国提交了请假申请' })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '删除王建国的消息' })).toHaveFocus())
    },
  },
  {
    keys: 'Enter, Space',
    does: 'On the title: opens the entry. On an action: does it.',
    proof: async ({ canvas, args }) => {
      canvas.getByRole('button', { name: '王建国提交了请假申请' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onOpen).toHaveBeenLastCalledWith('m0'))
    },
  },
  {
    keys: 'Space',
    does: 'On the checkbox: chooses the entry.',
    proof: async ({ canvas }) => {
      const box = canvas.getByRole('checkbox', { name: '李秀英提交了请假申请' })
      box.focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(box).toBeChecked())
    },
  },
]

const meta = {
  title: 'Data/List',
  component: List,
  args: { label: '消息', items: messages },
  argTypes: { items: { control: false }, empty: { control: false }, more: { control: false } },
  render: (args) => (
    <Card title="消息">
      <List {...args} />
    </Card>
  ),
  parameters: guided({
    purpose:
      'Equal things under one another, read from top to bottom: messages, people, files. Things compared by columns are a DataTable, things with a picture each are Cards in a Grid.',
    anatomy: [
      ['Face or icon', 'helps to find the entry'],
      ['Title', 'what one opens; the whole row answers to the press'],
      ['Description', 'one quiet line, cut when it is longer'],
      ['Meta', 'when or how large, at the end'],
      ['Actions', 'one or two, always in sight'],
      ['More', 'a button under the list, so that the foot of the page can be reached'],
    ],
    dos: [
      'Turn read entries quiet.',
      'Give `rows` for lists that may be long: only those in sight are drawn.',
    ],
    donts: [
      'Load more by itself while someone scrolls to the foot of the page.',
      'Put a table row into an entry.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

export const MessagesToOpen: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '张伟提交了请假申请' }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('m2'))
    await userEvent.click(canvas.getByRole('button', { name: '删除张伟的消息' }))
    await waitFor(() => expect(onRemove).toHaveBeenCalledWith('张伟'))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
  },
}

export const SomeToChoose: Story = {
  args: { selectable: true, onChange: fn(), defaultValue: ['m1'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '张伟提交了请假申请' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(['m1', 'm2']))
  },
}

export const MoreToLoad: Story = {
  render: function Render(args) {
    const [count, setCount] = useState(2)
    const more = { onMore: () => setCount(5) }
    return (
      <Card title="消息">
        <List {...args} items={messages.slice(0, count)} more={count < 5 ? more : undefined} />
      </Card>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5))
    await waitFor(() => expect(canvas.queryByRole('button', { name: '加载更多' })).toBeNull())
  },
}

export const FiveThousandEntries: Story = {
  args: {
    rows: 6,
    items: Array.from({ length: 5000 }, (_, at) => ({
      id: `r${at}`,
      title: `门禁记录 ${at + 1}`,
      meta: '东门',
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(40))
    await waitFor(() =>
      expect(canvas.getByText('门禁记录 1').closest('li')).toHaveAttribute('aria-setsize', '5000'),
    )
  },
}

export const WaitingForTheFirst: Story = { args: { items: [], loading: true } }
export const NothingInIt: Story = { args: { items: [] } }

export const Keyboard: Story = {
  args: { onOpen: fn(), selectable: true },
  play: playKeyboard(keyboard),
}
