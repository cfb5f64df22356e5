import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { building } from '#domain/base/building.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { ListScreen } from '#workbench/engine/list-screen.tsx'

/** The server runs inside this page, with a small college. */
const meta = {
  title: 'Workbench/List screen',
  component: ListScreen,
  args: { resource: building, title: '建筑物' },
  argTypes: { resource: { control: false } },
  loaders: [() => signedIn().then(() => ({}))],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ListScreen>

export default meta
type Story = StoryObj<typeof meta>

const at =
  (search: string): NonNullable<Story['render']> =>
  (args) => (
    <Desk search={search}>
      <ListScreen {...args} />
    </Desk>
  )

export const EveryBuilding: Story = {
  render: at(''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: '建筑物' })).toBeVisible()
    await expect((await canvas.findAllByRole('button', { name: '编辑' })).length).toBeGreaterThan(1)
  },
}

export const NothingMatches: Story = {
  render: at('?params.search=没有这样的楼'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合条件的数据')).toBeVisible()
  },
}

export const AFormWithErrors: Story = {
  render: at(''),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增' }))
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByText('请填写建筑代码')).toBeVisible())
  },
}
