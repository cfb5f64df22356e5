import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { browserServer } from '#tests/support/browser-server.ts'
import { MobileForm } from '#workbench/account/sign-in/mobile-form.tsx'

/** Signing in by phone and code; the server runs inside this page. */
const meta = {
  title: 'Workbench/Sign in by phone',
  component: MobileForm,
  loaders: [() => browserServer().then(() => ({}))],
} satisfies Meta<typeof MobileForm>

export default meta
type Story = StoryObj<typeof meta>

export const SaysWhatIsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '登录' }))
    await expect(await canvas.findByText('请输入 11 位手机号')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveFocus())
  },
}

export const ACodeIsOnItsWay: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }), '13800138000')
    await userEvent.click(canvas.getByRole('button', { name: '发送验证码' }))
    await expect(await canvas.findByText(/验证码已经发出/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: /秒后可重新发送/ })).toBeDisabled())
  },
}
