import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmProvider } from '#design-system/confirm/confirm.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { realClock, sleep } from '#devices/clock.ts'
import { type DeviceError, type FaultCode, faultKinds } from '#devices/fault.ts'
import type { DriverName } from '#workbench/devices/kinds.ts'
import { type Link, ownedAlone } from '#workbench/devices/links/link.ts'
import { DeviceCard } from '#workbench/devices/panel/device-panel.tsx'
import { FaultNote } from '#workbench/devices/panel/fault-note.tsx'
import { SelfCheck } from '#workbench/devices/self-check/self-check.tsx'
import type { Simulation } from '#workbench/devices/simulation/simulation.ts'
import { useDeskDevice } from '#workbench/devices/use-device.ts'
import { Speaking } from '#workbench/language/speaking.tsx'
import { faults } from './device-faults.ts'
import { simulatedDevice, simulatedProfile } from './simulated-desk.ts'

interface SeatProps {
  readonly driver: DriverName
  /** What is different about the way to it. */
  readonly unlike?: (simulation: Simulation) => Partial<Link>
}

/** One device of a desk. Everything about it comes from its simulator and the real session. */
function Seat({ driver, unlike }: SeatProps) {
  const [{ profile, device }] = useState(() => {
    const id = `${driver}-${Math.random()}`
    const profile = simulatedProfile(driver, id)
    return { profile, device: simulatedDevice(profile, unlike).device }
  })
  return <DeviceCard profile={profile} device={useDeskDevice(device)} />
}

const meta = {
  title: 'Devices/Device of a desk',
  component: Seat,
  args: { driver: 'id-card-reader' },
  argTypes: { unlike: { control: false } },
  decorators: [
    (Story) => (
      <Speaking>
        <ConfirmProvider>
          <Story />
        </ConfirmProvider>
      </Speaking>
    ),
  ],
} satisfies Meta<typeof Seat>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const isIn = (canvas: Canvas, word: string) =>
  waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent(word))

async function simulateIn(canvas: Canvas) {
  await isIn(canvas, '在线')
  await userEvent.click(canvas.getByRole('tab', { name: '模拟操作' }))
}

async function mishap(canvas: Canvas, label: string) {
  await simulateIn(canvas)
  await userEvent.click(canvas.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: label }))
  await userEvent.click(canvas.getByRole('button', { name: '制造故障' }))
}

const slowly = { open: () => sleep(realClock, 600_000) }

/** It does not answer the first question, nor any other for five seconds. */
function silent({ mishaps }: Simulation) {
  mishaps.stall?.befall()
  return {}
}

export const Absent: Story = {
  args: { unlike: () => ({ granted: async () => false }) },
  play: ({ canvas }) => isIn(canvas, '未连接'),
}

export const Granted: Story = {
  play: async ({ canvas }) => {
    await isIn(canvas, '在线')
    await userEvent.click(canvas.getByRole('button', { name: '一号窗口的更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '断开连接' }))
    await isIn(canvas, '已授权')
    await waitFor(() => expect(canvas.getByRole('button', { name: '连接' })).toBeVisible())
  },
}

export const Opening: Story = {
  args: {
    unlike: ({ wire }) =>
      wire.by === 'transport'
        ? { wire: { by: 'transport', transport: { ...wire.transport, ...slowly } } }
        : {},
  },
  play: ({ canvas }) => isIn(canvas, '正在打开'),
}

export const Handshaking: Story = {
  args: { unlike: silent },
  play: ({ canvas }) => isIn(canvas, '正在握手'),
}

export const Online: Story = {
  play: async ({ canvas }) => {
    await simulateIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '放上身份证' }))
    await userEvent.click(canvas.getByRole('tab', { name: '测试' }))
    await expect(await canvas.findByText(/证件 林\*\* \*{14}0024/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/999999200803150024/)).toBeNull())
  },
}

/** 更换密钥: the reader proves that it holds the new key, and is found again with it. */
export const AnotherKey: Story = {
  args: { driver: 'osdp' },
  play: async ({ canvas }) => {
    await isIn(canvas, '在线')
    await userEvent.click(canvas.getByRole('button', { name: '更换密钥' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '更换' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await simulateIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '拔下设备' }))
    await isIn(canvas, '已断开')
    await userEvent.click(canvas.getByRole('button', { name: '重新插上' }))
    await isIn(canvas, '在线')
  },
}

/** A reader that says it has a display shows a line. */
export const TextOnTheReader: Story = {
  args: { driver: 'osdp' },
  play: async ({ canvas }) => {
    await isIn(canvas, '在线')
    const field = canvas.getByLabelText('要显示的文字')
    await userEvent.clear(field)
    await userEvent.type(field, '欢迎')
    await waitFor(() => expect(canvas.getByRole('button', { name: '试显示文字' })).toBeDisabled())
    await userEvent.clear(field)
    await userEvent.type(field, 'HELLO')
    await userEvent.click(canvas.getByRole('button', { name: '试显示文字' }))
    await expect(await canvas.findByText(/读卡器已确认收到/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '响一声' }))
  },
}

/** A HID relay in reports: what it is told, and what it says of itself. */
export const Reports: Story = {
  args: { driver: 'hid-relay' },
  play: async ({ canvas }) => {
    await isIn(canvas, '在线')
    await userEvent.click(canvas.getByRole('tab', { name: '通信记录' }))
    await expect(await canvas.findByText(/继电器状态 ABCDE ON/)).toBeVisible()
    await waitFor(() => expect(canvas.getByText('每行是一份报告，第一个字节是报告编号。')).toBeVisible())
  },
}

export const Degraded: Story = {
  play: async ({ canvas }) => {
    await mishap(canvas, '停顿 5 秒')
    await isIn(canvas, '信号不稳')
  },
}

export const Lost: Story = {
  play: async ({ canvas }) => {
    await simulateIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '拔下设备' }))
    await isIn(canvas, '已断开')
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('重新插上后会自动恢复'))
  },
}

export const FoundAgain: Story = {
  play: async ({ canvas }) => {
    await simulateIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '拔下设备' }))
    await isIn(canvas, '已断开')
    await userEvent.click(canvas.getByRole('button', { name: '重新插上' }))
    await isIn(canvas, '在线')
  },
}

export const WaitingToReconnect: Story = {
  args: { unlike: silent },
  play: ({ canvas }) => isIn(canvas, '等待重连'),
}

/** Another tab has it: the lock is the browser's own, held by this story. */
export const Taken: Story = {
  args: {
    unlike: () => {
      const id = `taken-${Math.random()}`
      void navigator.locks.request(`dev:${id}`, () => new Promise(() => {}))
      return { ownership: ownedAlone(id).ownership }
    },
  },
  play: async ({ canvas }) => {
    await isIn(canvas, '被占用')
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('另一个标签页正在使用'))
  },
}

export const Refused: Story = {
  play: async ({ canvas }) => {
    await mishap(canvas, '波特率不符')
    await isIn(canvas, '连接已停止')
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('请联系管理员处理'))
    await userEvent.click(canvas.getByRole('button', { name: '重新连接' }))
    await isIn(canvas, '在线')
  },
}

export const BytesOnTheWire: Story = {
  args: { driver: 'osdp' },
  play: async ({ canvas }) => {
    await simulateIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '刷一次卡' }))
    await userEvent.click(canvas.getByRole('tab', { name: '通信记录' }))
    const trace = await canvas.findByRole('region', { name: '通信记录' })
    await waitFor(() => expect(within(trace).getAllByText(/POLL/).length).toBeGreaterThan(2))
    await userEvent.click(canvas.getByRole('button', { name: '暂停显示' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '继续显示' })).toBeVisible())
    await waitFor(() => expect(trace).not.toHaveTextContent('00 D5 07 D0'))
  },
}

export const ReaderThatTypes: Story = {
  args: { driver: 'keyboard-wedge' },
  play: async ({ canvas }) => {
    await simulateIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '刷一次卡' }))
    await userEvent.click(canvas.getByRole('tab', { name: '测试' }))
    await expect(await canvas.findByText('刷卡 ••••07D0')).toBeVisible()
  },
}

export const RelayBoard: Story = {
  args: { driver: 'modbus-relay' },
  play: async ({ canvas }) => {
    await isIn(canvas, '在线')
    await userEvent.click(canvas.getByRole('button', { name: '读取各路状态' }))
    await expect(await canvas.findByText('第 4 路断开')).toBeVisible()
  },
}

/** Each as it comes about, by code. */
export const EveryFault: Story = {
  loaders: [
    async () => ({
      thrown: await Promise.all((Object.keys(faults) as FaultCode[]).map((code) => faults[code]())),
    }),
  ],
  render: (_, { loaded }) => (
    <Stack gap="sm">
      {(loaded.thrown as readonly DeviceError[]).map(({ code, detail }) => (
        <FaultNote key={code} fault={code} detail={detail} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const { sentence } of Object.values(faultKinds))
      await waitFor(() => expect(canvas.getByText(sentence)).toBeVisible())
  },
}

export const ThisComputer: Story = {
  render: () => <SelfCheck />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这台电脑已授权：否')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('浏览器支持串口设备（Web Serial）')).toBeVisible())
  },
}
