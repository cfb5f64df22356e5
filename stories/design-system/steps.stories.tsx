import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Steps } from '#design-system/steps/steps.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const items = [
  { title: '填写申请', description: '约 3 分钟' },
  { title: '上传材料', description: '身份证、录取通知书' },
  { title: '选择床位' },
  { title: '完成' },
]

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Where steps are clickable: goes from one to the next, past those that are disabled.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: /填写申请/ })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: /上传材料/ })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: /选择床位/ })).toHaveFocus())
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Goes to the step.',
    proof: async ({ canvas }) => {
      const first = canvas.getByRole('button', { name: /填写申请/ })
      first.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(first).toHaveAttribute('aria-current', 'step'))
      const third = canvas.getByRole('button', { name: /选择床位/ })
      third.focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(third).toHaveAttribute('aria-current', 'step'))
      await waitFor(() => expect(first).not.toHaveAttribute('aria-current'))
    },
  },
]

const meta = {
  title: 'Data/Steps',
  component: Steps,
  args: { label: '入住办理', items, defaultValue: 1, onChange: fn() },
  argTypes: {
    items: { control: false },
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
  },
  parameters: guided({
    purpose:
      'Where one is on a way of three to six steps: an import, moving in, a form in parts. What has happened, with people and times, is a Timeline; views without an order are Tabs.',
    anatomy: [
      ['Mark', 'number, tick or cross'],
      ['Title', 'what one does there, in four characters'],
      ['Description', 'how long it takes, what one needs'],
      ['Line', 'coloured as far as one has come'],
    ],
    dos: [
      'Name what one does: 选择床位, not 第三步.',
      'Make steps clickable when one may go back without losing anything, and disable those not reached.',
      'Stand them upright in a drawer, or where descriptions are long.',
    ],
    donts: ['Show steps for two things; say 下一步.', 'Count a step that does itself.'],
    keyboard,
  }),
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('进行中')).toBeInTheDocument())
    await waitFor(() => expect(canvas.getAllByText('未开始')).toHaveLength(2))
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}

export const Upright: Story = { args: { orientation: 'vertical' } }

export const OneThatFailed: Story = {
  args: { items: items.map((item, at) => (at === 1 ? { ...item, status: 'error' as const } : item)) },
  play: async ({ canvas }) => expect(canvas.getByText('出错')).toBeInTheDocument(),
}

export const BackToAnEarlierOne: Story = {
  args: {
    clickable: true,
    items: items.map((item, at) => ({ ...item, disabled: at > 2 })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /填写申请/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(0))
    await waitFor(() => expect(canvas.getByRole('button', { name: /完成\s*未开始/ })).toBeDisabled())
  },
}

export const AllDone: Story = { args: { defaultValue: 4 } }

export const Keyboard: Story = { args: { clickable: true }, play: playKeyboard(keyboard) }
