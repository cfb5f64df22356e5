import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { faultIn, NewPassword, type Twice } from '#workbench/account/password/new-password.tsx'

const policy = { minLength: 10, kinds: 3, forbidNames: true, forbidCommon: true, history: 5 }
const names = ['zhangsan', '张三']

/** What the college asks of a password is ticked off while one types. */
const meta = {
  title: 'Sign-in/New password',
  component: NewPassword,
  args: { policy, names, value: { password: '', repeated: '' }, onChange: () => {}, fault: null },
  argTypes: { onChange: { control: false } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NewPassword>

export default meta
type Story = StoryObj<typeof meta>

function Held({ value, ...args }: ComponentProps<typeof NewPassword>) {
  const [twice, setTwice] = useState<Twice>(value)
  return (
    <NewPassword
      {...args}
      value={twice}
      onChange={setTwice}
      fault={faultIn(twice, args.policy, args.names)}
    />
  )
}

export const NothingTypedYet: Story = {}

export const AStrongOne: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^新密码/), 'Lake(2026)quiet')
    await userEvent.type(canvas.getByLabelText(/^再次输入新密码/), 'Lake(2026)quiet')
    await expect(await canvas.findByText('密码强度：强')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('两次输入的密码不一致')).toBeNull())
  },
}
