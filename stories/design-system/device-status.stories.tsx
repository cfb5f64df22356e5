import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { type DeviceState, deviceStates } from '#design-system/device-status/device-state.ts'
import { DeviceStatus } from '#design-system/device-status/device-status.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'
import { morning } from './samples-figures.ts'

const connect = fn()

const meta = {
  title: 'Devices/DeviceStatus',
  component: DeviceStatus,
  args: { name: '身份证阅读器', state: 'online', lastSeen: morning() },
  parameters: guided({
    purpose: 'How a reader or a relay at this desk is, and what the person can do about it.',
    anatomy: [
      ['Icon and word', 'Shape and word say what the colour says'],
      ['Advice', 'What to do; the usual one, or the cause if it is known'],
      ['Last seen', 'When it last answered, unless it is online'],
      ['Action', 'Connect, choose, try again'],
    ],
    dos: [
      'Give the cause in `advice` where there is one: 另一个标签页正在使用。',
      'Name the device, not its port.',
    ],
    donts: ['Do not show a code of an error without a sentence.', 'Do not hide it when all is well.'],
  }),
} satisfies Meta<typeof DeviceStatus>

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {
  render: (args) => (
    <Stack>
      {(Object.keys(deviceStates) as DeviceState[]).map((state) => (
        <DeviceStatus key={state} {...args} state={state} retryIn={4} />
      ))}
    </Stack>
  ),
}

export const NotChosenYet: Story = {
  args: {
    state: 'absent',
    lastSeen: undefined,
    action: (
      <Button size="sm" variant="solid" onClick={connect}>
        选择设备
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择设备' }))
    await waitFor(() => expect(connect).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('未连接'))
  },
}

export const BusyElsewhere: Story = {
  args: { state: 'lost', advice: '另一个标签页正在使用这台阅读器，请先关闭它。' },
}

export const TheCountdownIsNotReadOut: Story = {
  args: { state: 'backOff', retryIn: 4 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('4 秒后重试')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent('4 秒'))
  },
}
