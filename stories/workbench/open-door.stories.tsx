import type { Meta, StoryObj } from '@storybook/react-vite'
import { sql } from 'kysely'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { Screen } from '#workbench/areas/system/door-device.tsx'

/** Opening a door from afar; the relays are simulated, and the server that authorises runs inside this page. */
const meta = {
  title: 'Workbench/Open a door',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => (
    <Desk search={`?open=${loaded.door}`}>
      <Screen />
    </Desk>
  ),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A door of that kind: the test door with another relay, or one behind a gateway. */
const before = (relay: 'modbus' | 'lcus' | 'gateway') => async () => {
  const { db } = (await signedIn()).app
  const { rows } = await sql<{ id: string }>`select id from system_door_device where enabled
    and name ${relay === 'gateway' ? sql`<>` : sql`=`} '值班室演示门' order by code limit 1`.execute(db)
  const door = rows[0]?.id
  await sql`update system_door_device set relay = ${relay} where id = ${door}`.execute(db)
  // An order of another story is over; the same door is ordered anew.
  await sql`update system_door_command set state = 'expired' where state in ('pending', 'sent')`.execute(db)
  return { door }
}

/** Gives the order: a reason, the password, and the button held down. */
async function order(password = 'Campus@2026') {
  const dialog = within(await screen.findByRole('dialog', { name: '远程开门' }))
  const simulate = dialog.queryByRole('button', { name: '使用模拟设备' })
  if (simulate) await userEvent.click(simulate)
  await userEvent.type(await dialog.findByLabelText('开门原因'), '访客进入')
  await userEvent.type(dialog.getByLabelText('登录密码'), password)
  const target = dialog.getByRole('button', { name: '按住开门' })
  await waitFor(() => expect(target).not.toHaveAttribute('aria-disabled'))
  await userEvent.pointer({ keys: '[MouseLeft>]', target })
  await waitFor(() => expect(target).toHaveAttribute('aria-disabled', 'true'))
  await userEvent.pointer({ keys: '[/MouseLeft]', target })
  return dialog
}

export const Opened: Story = {
  loaders: [before('modbus')],
  play: async () => {
    const dialog = await order()
    await expect(await dialog.findByText(/门已打开/)).toBeVisible()
  },
}

export const SentNotConfirmed: Story = {
  loaders: [before('lcus')],
  play: async () => {
    const dialog = await order()
    await expect(await dialog.findByText(/指令已发送，设备不回报结果/)).toBeVisible()
    await waitFor(() => expect(dialog.queryByText('门已打开')).toBeNull())
  },
}

export const Refused: Story = {
  loaders: [before('gateway')],
  play: async () => {
    const dialog = await order()
    await expect(await dialog.findByText(/门禁网关离线/)).toBeVisible()
  },
}
