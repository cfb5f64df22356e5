import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyRound, Search, UserRound } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'

const meta = {
  title: 'Input/TextInput',
  component: TextInput,
  args: { 'aria-label': '名称' },
  argTypes: {
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    icon: { control: false },
    end: { control: false },
  },
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const SearchingByAWord: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('明德')
    return (
      <TextInput
        {...args}
        aria-label="搜索"
        icon={<Search aria-hidden />}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        onClear={() => setValue('')}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await expect(canvas.getByRole('textbox', { name: '搜索' })).toHaveValue('')
  },
}

export const SigningIn: Story = {
  render: () => (
    <Stack gap="lg">
      <Field label="账号" required>
        <TextInput size="lg" icon={<UserRound />} autoComplete="username" placeholder="学号、工号或手机号" />
      </Field>
      <Field label="密码" required>
        <PasswordInput size="lg" icon={<KeyRound />} />
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^密码/)
    await userEvent.type(password, 'Campus@2026')
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }))
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('Campus@2026')
  },
}
