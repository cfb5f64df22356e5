import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { ConfirmProvider, type Question, useConfirm } from '#design-system/confirm/confirm.tsx'
import { ConfirmDialog } from '#design-system/confirm/confirm-dialog.tsx'
import type { Report } from '#design-system/confirm/use-work.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const dialog = () => screen.findByRole('alertdialog')
const cancel = () => screen.getByRole('button', { name: '取消' })
const yes = () => screen.getByRole('button', { name: '删除', hidden: false })

const keyboard: KeyAct[] = [
  {
    keys: 'Enter',
    does: 'Does what has the focus, which at first is cancelling: a habit of pressing Enter harms nothing.',
    proof: async ({ args }) => {
      await dialog()
      await waitFor(() => expect(cancel()).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce())
      await expect(args.onConfirm).not.toHaveBeenCalled()
    },
  },
  {
    keys: 'Tab Shift+Tab',
    does: 'Between cancelling, the verb and the cross, and round again.',
    proof: async () => {
      cancel().focus()
      await userEvent.tab()
      await waitFor(() => expect(yes()).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus())
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(yes()).toHaveFocus())
    },
  },
  {
    keys: 'Escape',
    does: 'Declines.',
    proof: async ({ args }) => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(2))
    },
  },
]

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: '删除楼栋「博学楼」？',
    children: '删除后不能恢复，楼内 48 间教室会一并删除。',
    confirmText: '删除',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    ...guided({
      purpose:
        'A question before what cannot be undone. What can be undone is done at once, with a toast that takes it back.',
      anatomy: [
        ['Title', 'The question, naming what is meant'],
        ['Text', 'What will follow, with numbers'],
        ['Name to type', 'Only for what would hurt many people'],
        ['Progress, failure', 'Inside: the dialog stays until it is done or left'],
        ['Two buttons', 'Leaving has the focus; the verb repeats the act: 删除, not 确定'],
      ],
      dos: [
        'Name the thing and how many depend on it.',
        'Give the work to `useConfirm({ work })`: waiting, progress and failure then stay in one place.',
        'Ask for the name only where a mistake costs days.',
      ],
      donts: ['Ask for saving, or for what has an undo.', 'Write 是 and 否 on the buttons.'],
      keyboard,
    }),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeRemoving: Story = {
  play: async () => {
    await dialog()
    await waitFor(() => expect(cancel()).toHaveFocus())
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }

export const ForWhatHurtsMany: Story = {
  args: {
    title: '清空二〇二六级宿舍分配？',
    children: '2,318 名学生的床位会被收回，已打印的入住单作废。',
    confirmText: '清空',
    typeName: '二〇二六级',
  },
  play: async ({ args }) => {
    await dialog()
    const name = screen.getByRole('textbox', { name: '输入“二〇二六级”以确认' })
    await waitFor(() => expect(name).toHaveFocus())
    await waitFor(() => expect(screen.getByRole('button', { name: '清空' })).toBeDisabled())
    await userEvent.type(name, '二〇二五级{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.clear(name)
    await userEvent.type(name, '二〇二六级')
    await userEvent.click(screen.getByRole('button', { name: '清空' }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce())
  },
}

export const WorkThatTakesAWhile: Story = {
  args: {
    onConfirm: fn((report: Report) => {
      report(42, '正在删除 20 / 48 间教室')
      return new Promise<void>(() => undefined)
    }),
  },
  play: async ({ args }) => {
    await dialog()
    await userEvent.click(yes())
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const WorkThatFailed: Story = {
  args: { onConfirm: fn(async () => Promise.reject(new Error('还有 3 名学生住在楼内，先把他们调出去。'))) },
  play: async () => {
    await dialog()
    await userEvent.click(yes())
    await expect(await screen.findByRole('alert')).toHaveTextContent('还有 3 名学生')
    await waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toBeEnabled())
  },
}

const Asking = ({ question }: { readonly question: Question }) => {
  const confirm = useConfirm()
  const [said, setSaid] = useState('')
  const ask = async () => setSaid((await confirm(question)) ? '已删除' : '已取消')
  return (
    <Stack direction="row" align="center">
      <Button variant="danger" onClick={ask}>
        删除
      </Button>
      <span>{said}</span>
    </Stack>
  )
}

const work = fn(async () => undefined)

export const AskedByAHook: StoryObj = {
  render: () => (
    <ConfirmProvider>
      <Asking question={{ title: '删除楼栋「博学楼」？', confirmText: '移除', danger: true, work }} />
    </ConfirmProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await dialog()
    await userEvent.click(cancel())
    await waitFor(() => expect(canvas.getByText('已取消')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(work).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: '移除' }))
    await waitFor(() => expect(canvas.getByText('已删除')).toBeVisible())
    await waitFor(() => expect(work).toHaveBeenCalledOnce())
  },
}
