import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { InEveryState } from './in-every-state.tsx'

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to the box.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus())
    },
  },
  {
    keys: 'Space',
    does: 'Checks it, and unchecks it again.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked())
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByRole('checkbox')).not.toBeChecked())
    },
  },
]

const meta = {
  title: 'Input/Checkbox',
  component: Checkbox,
  args: { children: '有无障碍电梯', onChange: fn() },
  parameters: guided({
    purpose:
      'One thing that holds or not, in force with the form it stands in; or one row of a table. In force at once: Switch. Several that belong together: CheckboxGroup.',
    anatomy: [
      ['Box', 'A browser’s own checkbox, so that a table of them costs nothing'],
      ['Words', 'Part of the target'],
    ],
    dos: ['Word it so that the check says yes: 有无障碍电梯.', 'Use the dash for some, but not all.'],
    donts: ['Negate: 不接收通知 makes one think twice.', 'Check for people what binds them.'],
    keyboard,
  }),
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const AgreeingToSomething: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('有无障碍电梯'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(true))
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked())
  },
}

export const SomeButNotAll: Story = {
  args: { children: undefined, label: '选择本页', indeterminate: true, checked: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页' }))
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBePartiallyChecked())
  },
}

export const OnlyToRead: Story = {
  args: { defaultChecked: true, readOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked())
  },
}

export const LooksSideBySide: StoryObj = {
  render: () => (
    <Stack gap="xs">
      <Checkbox>未选</Checkbox>
      <Checkbox defaultChecked>已选</Checkbox>
      <Checkbox indeterminate>选了一部分</Checkbox>
      <Checkbox disabled>不可用</Checkbox>
      <Checkbox disabled defaultChecked>
        不可用，已选
      </Checkbox>
      <Checkbox>
        我已阅读并同意《学生宿舍住宿管理规定》《校园网络使用守则》，并承诺所填信息真实有效，如有不实愿承担相应责任
      </Checkbox>
    </Stack>
  ),
}

export const EveryState: StoryObj = {
  render: () => <InEveryState control={(filled) => <Checkbox defaultChecked={filled} />} />,
}

export const OnATouchScreen: Story = { args: { defaultChecked: true }, globals: { density: 'touch' } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
