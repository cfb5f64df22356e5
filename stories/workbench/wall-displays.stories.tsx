import type { Meta, StoryObj } from '@storybook/react-vite'
import { sql } from 'kysely'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { Screen } from '#workbench/areas/system/wall.tsx'

/** The displays of a college: one shows, one is resting, one has fallen silent, one waits to be paired. */
const meta = {
  title: 'Workbench/Wall displays',
  component: Screen,
  loaders: [begin],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Desk>
      <Screen />
    </Desk>
  ),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const states = [
  ['图书馆大厅', 'online', 'lofTV'],
  ['公寓值班室', 'offline', 'dormInspect'],
  ['学生处走廊', 'online', null],
] as const

async function begin() {
  const { app } = await signedIn()
  for (const [name, state, showing] of states)
    await sql`update system_wall set state = ${state}, showing = ${showing}, paired_at = now(),
      last_seen_at = '2026-09-01 08:00:00+08' where name = ${name}`.execute(app.db)
  return {}
}

export const WhatEachShows: Story = {
  play: async ({ canvas }) => {
    const pictures = within(await canvas.findByRole('list', { name: '大屏画面' }))
    const card = (name: string) =>
      pictures.getByRole('button', { name }).closest('li') ?? document.createElement('li')
    await waitFor(() => expect(card('图书馆大厅').querySelector('canvas')).not.toBeNull())
    const shows = (name: string) => card(name).textContent
    await waitFor(() => expect(shows('公寓值班室')).toContain('归寝率最低的楼栋'))
    await expect(shows('公寓值班室')).toContain('上次联系 09-01 08:00')
    await expect(shows('学生处走廊')).toContain('休息中')
    // One that waits to be paired shows nothing; nothing of a picture is reached by keys or read aloud.
    await expect(pictures.getAllByRole('button')).toHaveLength(3)
    await expect(pictures.queryByRole('region')).toBeNull()
    await userEvent.click(pictures.getByRole('button', { name: '图书馆大厅' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('图书馆大厅'))
  },
}
