import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { ReaderPrompt } from '#design-system/reader-prompt/reader-prompt.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Devices/ReaderPrompt',
  component: ReaderPrompt,
  args: { kind: 'card', state: 'waiting', onCue: fn() },
  parameters: guided({
    purpose: 'Tells the person at the desk what to do with the card now, large enough for two metres.',
    anatomy: [
      ['Picture', 'A card, a turning ring, a tick or a cross'],
      ['Title', 'What to do, or what came of it'],
      ['Detail', 'Whose card it was, or why it failed'],
      ['Action', 'A way round the reader: type the number'],
    ],
    dos: [
      'Play a sound in `onCue`: people look at the card, not at the screen.',
      'Say 请取走证件 after a good read.',
    ],
    donts: [
      'Do not show the whole ID number.',
      'Do not go on by yourself after a failure without saying why.',
    ],
  }),
} satisfies Meta<typeof ReaderPrompt>

export default meta
type Story = StoryObj<typeof meta>

export const WaitingForACard: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('请刷校园卡'))
    await waitFor(() => expect(args.onCue).toHaveBeenLastCalledWith('waiting'))
  },
}
export const WaitingForAnIdCard: Story = {
  args: { kind: 'id', action: <Button>改为手工录入</Button> },
}
export const Reading: Story = { args: { kind: 'id', state: 'reading' } }
export const Done: Story = { args: { state: 'ok', detail: '李同学 · 尾号 3456' } }
export const Failed: Story = {
  args: { kind: 'id', state: 'failed', detail: '证件移开得太早，请放稳后重试。' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('读取失败证件移开得太早'))
  },
}
