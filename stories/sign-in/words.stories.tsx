import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SignInWords } from '#workbench/account/sign-in/sign-in-words.tsx'

/** What stands above the sign-in form: one thing at a time, the newest. */
const meta = {
  title: 'Sign-in/Words above the form',
  component: SignInWords,
  args: { fault: null, notice: null, ahead: null },
} satisfies Meta<typeof SignInWords>

export default meta
type Story = StoryObj<typeof meta>

export const TheSessionHasEnded: Story = { args: { notice: '登录已过期，请重新登录' } }

export const OthersAreServedBefore: Story = { args: { ahead: 128 } }

export const TheAccountIsLocked: Story = {
  args: {
    fault: {
      type: 'refused',
      message: '密码连续错误 5 次，账号已锁定，请 30 分钟后再试',
      retryAfter: 1800,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/还需等待 (30:00|29:5\d)/)).toBeVisible()
  },
}
