import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { Toaster } from '#design-system/toaster/toaster.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const undo = fn()
const region = () => screen.getByRole('region', { name: /消息提示/ })
const removed = () => within(region()).findByText('已删除「博学楼」')

const keyboard: KeyAct[] = [
  {
    keys: 'Alt+T',
    does: 'Takes the focus to the messages; while it is there none of them goes away.',
    proof: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: '删除' }))
      await removed()
      await userEvent.keyboard('{Alt>}t{/Alt}')
      await waitFor(() => expect(region()).toHaveFocus())
      await waitFor(async () =>
        expect((await removed()).closest('[data-part=root]')).toHaveAttribute('data-paused'),
      )
    },
  },
  {
    keys: 'Tab',
    does: 'To the message, its action and its cross.',
    proof: async () => {
      await userEvent.tab()
      await expect((await removed()).closest('[data-part=root]')).toHaveFocus()
      await userEvent.tab()
      await waitFor(() => expect(within(region()).getByRole('button', { name: '撤销' })).toHaveFocus())
    },
  },
  {
    keys: 'Enter',
    does: 'On the action: does it and closes the message.',
    proof: async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(undo).toHaveBeenCalled())
      await waitFor(() => expect(screen.queryByText('已删除「博学楼」')).toBeNull())
    },
  },
  {
    keys: 'Escape',
    does: 'On a message: closes it.',
    proof: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: '失败' }))
      const message = (await screen.findByText('服务器没有回应')).closest<HTMLElement>('[data-part=root]')
      message?.focus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByText('服务器没有回应')).toBeNull())
    },
  },
]

const meta = {
  title: 'Feedback/Toast',
  component: Toaster,
  render: () => (
    <>
      <Toaster />
      <Stack direction="row" wrap>
        <Button onClick={() => toast.success('保存成功')}>成功</Button>
        <Button onClick={() => toast.error('服务器没有回应', { description: '稍后会再试一次。' })}>
          失败
        </Button>
        <Button onClick={() => toast.warning('有 2 条没有负责人，已跳过')}>提醒</Button>
        <Button
          onClick={() =>
            toast.info('正在导出，完成后会通知你', { action: { label: '查看', onClick: () => undefined } })
          }
        >
          消息
        </Button>
        <Button onClick={() => toast.undoable('已删除「博学楼」', '撤销', undo)}>删除</Button>
        <Button
          onClick={() =>
            void toast.promise(Promise.resolve(126), {
              loading: '正在导入',
              success: (count) => `已导入 ${count} 条`,
              error: '导入失败',
            })
          }
        >
          导入
        </Button>
      </Stack>
    </>
  ),
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    ...guided({
      purpose:
        'A word about what just happened, which goes away by itself. What the person must act on, or read again, is an Alert or a Banner.',
      anatomy: [
        ['Sign', 'Shape and colour of the kind'],
        ['Text', 'One line; a second one where it helps'],
        ['Action', 'One word, most often 撤销'],
        ['Cross', 'Closes before its time'],
      ],
      dos: [
        'Say what was done: 已删除「博学楼」.',
        'Prefer `toast.undoable` to asking beforehand: it stays for ten seconds.',
        'Use `toast.promise` for work of seconds; it is one message from beginning to end.',
      ],
      donts: [
        'Say errors of fields here; they belong at the field.',
        'Put a link that is found nowhere else in something that goes away.',
      ],
      keyboard,
    }),
  },
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  play: async ({ canvas }) => {
    for (const name of ['成功', '提醒', '消息', '失败'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(await screen.findByText('保存成功')).toBeInTheDocument()
    await expect(await screen.findByText('稍后会再试一次。')).toBeInTheDocument()
    const failure = screen.getByText('服务器没有回应').closest('[data-part=root]')
    await waitFor(() => expect(failure).toHaveAttribute('role', 'alert'))
    await waitFor(() =>
      expect(screen.getByText('保存成功').closest('[data-part=root]')).toHaveAttribute('role', 'status'),
    )
    // While the pointer is over them none goes away.
    await userEvent.hover(screen.getByText('服务器没有回应'))
    await waitFor(() => expect(failure).toHaveAttribute('data-paused'))
  },
}

export const TakenBack: Story = {
  play: async ({ canvas }) => {
    undo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(undo).toHaveBeenCalledOnce())
  },
}

export const FromBeginningToEnd: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导入' }))
    await expect(await screen.findByText('已导入 126 条')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('正在导入')).toBeNull())
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
