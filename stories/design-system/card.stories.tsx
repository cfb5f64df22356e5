import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Link } from '#design-system/link/link.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to the title of a foldable card, then to the actions of its head, its content and its footer.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '今日待办' })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('link', { name: '全部' })).toHaveFocus())
    },
  },
  {
    keys: 'Enter, Space',
    does: 'On the title: folds the content away, or out again.',
    proof: async ({ canvas }) => {
      const title = canvas.getByRole('button', { name: '今日待办' })
      title.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(title).toHaveAttribute('aria-expanded', 'false'))
      await userEvent.keyboard(' ')
      await waitFor(() => expect(title).toHaveAttribute('aria-expanded', 'true'))
    },
  },
]

const meta = {
  title: 'Data/Card',
  component: Card,
  args: { title: '今日待办', children: '两张请假单等您审批，一间宿舍的报修已派单。' },
  argTypes: { extra: { control: false }, footer: { control: false }, children: { control: 'text' } },
  parameters: guided({
    purpose:
      'A frame round what belongs together: a list with its filters, the fields of one row, a group of figures. On a page of one thing alone take no card; for a thing in a long run of equal things take List.',
    anatomy: [
      ['Head', 'the title as a heading, and at its end at most two small actions or a link'],
      ['Body', 'anything; `flush` lets a table reach the edges'],
      ['Footer', 'actions on the whole card, under a line'],
      ['Fold', 'the title turns into a button; the head stays'],
      ['Checkbox', 'a selectable card is chosen by it, and by nothing else that is on it'],
    ],
    dos: [
      'Give it a title of a few characters: 今日待办, 基本信息.',
      'Keep cards of one row equally high and let their contents start on one line.',
      'Show `loading` in the place of the text, so that nothing jumps when it comes.',
    ],
    donts: [
      'Put a card into a card; a line or a title parts things well enough.',
      'Make the whole card a button when it holds buttons.',
      'Fold away what people need on each visit.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const WithHeadAndFooter: Story = {
  args: {
    extra: <Link href="#all">全部</Link>,
    footer: (
      <>
        <Button size="sm">忽略</Button>
        <Button size="sm" variant="solid">
          去处理
        </Button>
      </>
    ),
  },
}

export const FoldedByItsTitle: Story = {
  args: { foldable: true, onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '今日待办' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    await waitFor(() => expect(canvas.getByText(/两张请假单/)).not.toBeVisible())
  },
}

export const OneOfSeveralToChoose: Story = {
  render: () => (
    <Grid least="md">
      <Card title="四人间" selectable defaultSelected>
        每学年 1 200 元，独立卫浴。
      </Card>
      <Card title="六人间" selectable>
        每学年 800 元，公共卫浴。
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '六人间' })
    await userEvent.click(box)
    await waitFor(() => expect(box).toBeChecked())
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: '六人间' })).toHaveAttribute('data-selected'),
    )
  },
}

export const WaitingForItsContent: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: '今日待办' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const CardsBesideOneAnother: Story = {
  render: () => (
    <Grid least="md">
      {['待办', '消息', '日程', '常用'].map((title) => (
        <Card key={title} title={title} extra={<Link href="#all">全部</Link>}>
          今天没有新的{title}。
        </Card>
      ))}
    </Grid>
  ),
}

export const ALongTitle: Story = {
  args: {
    title: '关于二〇二六至二〇二七学年第一学期学生宿舍用电安全专项检查结果及整改要求的通知',
    extra: <Button size="sm">查看</Button>,
  },
}

export const Keyboard: Story = {
  args: { foldable: true, extra: <Link href="#all">全部</Link> },
  play: playKeyboard(keyboard),
}
