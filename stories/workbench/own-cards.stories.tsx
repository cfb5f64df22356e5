import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { repairScreens } from '#domain/dormitory/repair/manifest.ts'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { MineScreen } from '#workbench/engine/mine/mine-screen.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'

/** One's own rows as cards; the server runs inside this page, with the orders of a small college. */
const meta = {
  title: 'Workbench/Own cards',
  parameters: { layout: 'fullscreen' },
  loaders: [() => signedIn('repairer').then(() => ({}))],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const drawn = (path: string) => () => {
  const found = repairScreens.find((each) => each.path === path)
  if (!found) throw new Error(`${path} is not declared.`)
  const { title, mine } = found
  return (
    <Desk>
      <MineScreen resource={narrowed(repairOrder, found)} title={title} screen={path} mine={mine} />
    </Desk>
  )
}

export const WhatIsUnderWay: Story = {
  render: drawn('dormitory/repair-confirm'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^待到场 \d+$/ })).toBeVisible()
    await expect((await canvas.findAllByRole('button', { name: '领用材料' })).length).toBeGreaterThan(0)
  },
}

export const PageByPage: Story = {
  render: drawn('dormitory/repair-completed'),
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('list', { name: /^已评价和关闭/ })
    await expect(section.children).toHaveLength(10)
    const more = (await canvas.findAllByRole('button', { name: '更多' })).at(-1)
    if (more) await userEvent.click(more)
    await waitFor(() => expect(section.children.length).toBeGreaterThan(10))
  },
}

export const OneIsOpenedByKey: Story = {
  render: drawn('dormitory/repair-confirm'),
  play: async ({ canvas }) => {
    const [card] = (await canvas.findAllByRole('list'))[0]?.querySelectorAll('button') ?? []
    card?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: /报修单详情/ })).toBeVisible())
  },
}

export const AnActAsksFirst: Story = {
  render: drawn('dormitory/repair-delay'),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: '申请延期' })
    if (first) await userEvent.click(first)
    await waitFor(() => expect(screen.getByRole('textbox', { name: /延期原因/ })).toBeVisible())
  },
}

/** An administrator sees every order in the list, and has none. */
export const NothingOfOnesOwn: Story = {
  loaders: [() => signedIn('admin').then(() => ({}))],
  render: drawn('dormitory/repair-completed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您还没有报修单')).toBeVisible()
  },
}
