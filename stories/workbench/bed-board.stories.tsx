import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { Screen } from '#workbench/areas/dormitory/bed.tsx'

/** Who sleeps where, as a picture of a floor: dragged, or carried by keys, and judged before it is let go. */
const meta = {
  title: 'Workbench/Bed board',
  parameters: { layout: 'fullscreen' },
  loaders: [() => signedIn('admin').then(() => ({}))],
  render: () => (
    <Desk>
      <Screen />
    </Desk>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const AFloor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '未安排床位的学生' })).toBeVisible()
    await expect((await canvas.findAllByRole('region', { name: /室$/ })).length).toBeGreaterThan(1)
  },
}
