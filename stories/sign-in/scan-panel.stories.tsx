import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { browserServer } from '#tests/support/browser-server.ts'
import { ScanPanel } from '#workbench/account/sign-in/scan-panel.tsx'

/** Signing in by a phone that is signed in already; the server runs inside this page. */
const meta = {
  title: 'Workbench/Sign in by scanning',
  component: ScanPanel,
  loaders: [() => browserServer().then(() => ({}))],
} satisfies Meta<typeof ScanPanel>

export default meta
type Story = StoryObj<typeof meta>

export const WaitsForAPhone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '二维码：扫码登录' })).toBeVisible()
  },
}
