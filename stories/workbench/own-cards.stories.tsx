import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { building } from '#domain/base/building.ts'
import { repairArea } from '#domain/dormitory/repair/area.ts'
import { repairScreens } from '#domain/dormitory/repair/manifest.ts'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { repairType } from '#domain/dormitory/repair/type.ts'
import { repairUrgency } from '#domain/dormitory/repair/urgency.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { user } from '#domain/system/user.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { act, add, getPage } from '#workbench/engine/calls.ts'
import { MineScreen } from '#workbench/engine/mine/mine-screen.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'

const declared = (path: string) => {
  const found = repairScreens.find((each) => each.path === path)
  if (!found?.mine) throw new Error(`${path} shows nobody's own rows.`)
  return { resource: narrowed(repairOrder, found), title: found.title, screen: path, mine: found.mine }
}

/** The server runs inside this page; twelve orders of the repairer wait there. */
const meta = {
  title: 'Workbench/Own cards',
  component: MineScreen,
  args: declared('dormitory/repair-assigned'),
  argTypes: { resource: { control: false }, mine: { control: false } },
  loaders: [() => ordersOfRepairer().then(() => signedIn('repairer').then(() => ({})))],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Desk>
      <MineScreen {...args} />
    </Desk>
  ),
} satisfies Meta<typeof MineScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WhatWaits: Story = {
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: '待接单 12' })
    await waitFor(() => expect(section.querySelectorAll('li')).toHaveLength(10))
    await userEvent.click(await canvas.findByRole('button', { name: '更多' }))
    await waitFor(() => expect(section.querySelectorAll('li')).toHaveLength(12))
    await expect(canvas.queryByRole('button', { name: '更多' })).toBeNull()
  },
}

export const OneIsOpened: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /照明/ })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: /报修单详情/ })).toBeVisible()
  },
}

export const AnActAsksFirst: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: '退单' })
    if (first) await userEvent.click(first)
    await expect(await screen.findByRole('textbox', { name: /退单原因/ })).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: declared('dormitory/repair-completed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您还没有报修单')).toBeVisible()
    await expect(await canvas.findByText('材料费合计（元）')).toBeVisible()
  },
}

let made: Promise<void> | undefined

/** Made once a page. */
const ordersOfRepairer = () => {
  made ??= makeOrders()
  return made
}

async function makeOrders() {
  await signedIn('admin')
  const first = async (resource: AnyResource, query: object) => {
    const [row] = (await getPage(resource, { ...query })).records
    return row?.id ?? ''
  }
  const workerId = await first(user, { account_equal: 'repairer' })
  const area = await add<AnyResource>(repairArea, { name: '水电', workerId, enabled: true })
  const types = (await getPage<AnyResource>(repairType, { size: 50 })).records
  const typeId = types.find(({ name }) => name === '照明')?.id ?? types[0]?.id
  const urgencyId = await first(repairUrgency, {})
  const publicBuildingId = await first(building, {})
  const order = { inPublic: true, publicBuildingId, typeId, urgencyId, mayEnter: true }
  for (const floor of ['一', '二', '三', '四', '五', '六'])
    for (const end of ['东', '西']) {
      const place = `${floor}楼走廊${end}侧`
      const { id } = await add<AnyResource>(repairOrder, {
        ...order,
        place,
        description: '灯不亮，看不清台阶',
      })
      await act(repairOrder, { action: 'dispatch', id, answers: { areaId: area.id } })
    }
}
