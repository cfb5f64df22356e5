import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '#design-system/stack/stack.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { InEveryState } from './in-every-state.tsx'

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to the switch.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('switch')).toHaveFocus())
    },
  },
  {
    keys: 'Space',
    does: 'Turns it on, and off again.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked())
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked())
    },
  },
]

const meta = {
  title: 'Input/Switch',
  component: Switch,
  args: { children: '接收维修通知', onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md'] } },
  parameters: guided({
    purpose: 'On or off, best where it acts at once. To agree to something, or to tick off: Checkbox.',
    anatomy: [
      ['Track', 'A checkbox in the role of a switch'],
      ['Thumb', 'Its place says the state, not the colour alone'],
      ['Words', 'The name; within a Field 是 or 否, which are only to be seen'],
    ],
    dos: ['Name what is on when it is on: 接收维修通知.', 'Say so when turning it failed, and turn it back.'],
    donts: ['Ask for 确定 after a switch.', 'Change the name with the state.'],
    keyboard,
  }),
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const TurningItOn: Story = {
  name: 'Turning it on (toggle, 开关)',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('接收维修通知'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(true))
    await waitFor(() => expect(canvas.getByRole('switch', { name: '接收维修通知' })).toBeChecked())
  },
}

export const OnlyToRead: Story = {
  args: { checked: true, readOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked())
  },
}

export const LooksSideBySide: StoryObj = {
  render: () => (
    <Stack gap="xs">
      <Switch>关</Switch>
      <Switch defaultChecked>开</Switch>
      <Switch size="sm">小，关</Switch>
      <Switch size="sm" defaultChecked>
        小，开
      </Switch>
      <Switch disabled>不可用，关</Switch>
      <Switch disabled defaultChecked>
        不可用，开
      </Switch>
    </Stack>
  ),
}

export const EveryState: StoryObj = {
  render: () => (
    <InEveryState control={(filled) => <Switch defaultChecked={filled}>{filled ? '是' : '否'}</Switch>} />
  ),
}

export const OnATouchScreen: Story = { args: { defaultChecked: true }, globals: { density: 'touch' } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
