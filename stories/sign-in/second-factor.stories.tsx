import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { SecondFactorSettings } from '#workbench/account/second-factor/second-factor-settings.tsx'

/** How a person sets up a second proof; the server runs inside this page. */
const meta = {
  title: 'Workbench/Second factor settings',
  component: SecondFactorSettings,
  loaders: [() => signedIn('student').then(() => ({}))],
  render: () => (
    <Desk>
      <SecondFactorSettings />
    </Desk>
  ),
} satisfies Meta<typeof SecondFactorSettings>

export default meta
type Story = StoryObj<typeof meta>

export const NothingSetUpYet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '启用动态口令' })).toBeVisible()
    await expect(await canvas.findByText('还没有通行密钥')).toBeVisible()
  },
}
