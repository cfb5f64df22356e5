import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
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

export const AClassByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const side = within(await canvas.findByRole('region', { name: '未安排床位的学生' }))
    await userEvent.click(await side.findByRole('radio', { name: '按班级' }))
    const [own] = await side.findAllByRole('button', { name: / 人$/ })
    own?.focus()
    // Who they are is asked when somebody comes near.
    await waitFor(async () => {
      await userEvent.keyboard(' ')
      await expect(own).toHaveAttribute('aria-pressed', 'true')
    })
    // The bed under the focus says what would become of the class, or what forbids it.
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(said().join()).toMatch(/起：|床位|房间/)
    await userEvent.keyboard('{Escape}')
    await expect(own).toHaveAttribute('aria-pressed', 'false')
  },
}
