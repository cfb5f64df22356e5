import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyRound, UserRound } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { NewPasswordInput } from '#design-system/password-input/new-password-input.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { passwordStrength } from '#design-system/password-input/password-strength.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { InEveryState } from './in-every-state.tsx'

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to the password, then to the button that shows it.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByLabelText('密码')).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '显示密码' })).toHaveFocus())
    },
  },
  {
    keys: 'Space Enter',
    does: 'On the button: shows the password, and hides it again.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text'))
      await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true'))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'password'))
    },
  },
]

const NewPassword = ({ start = '' }: { readonly start?: string }) => {
  const [password, setPassword] = useState(start)
  return (
    <Field label="新密码" required help="至少 8 位；大写、小写、数字、符号俱全最为安全">
      <NewPasswordInput
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        strength={password === '' ? null : passwordStrength(password)}
      />
    </Field>
  )
}

const meta = {
  title: 'Input/PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': '密码' },
  argTypes: { size: { control: 'inline-radio', options: ['md', 'lg'] }, icon: { control: false } },
  parameters: guided({
    purpose:
      'A password, which its owner may look at. `NewPasswordInput` is for one that is being chosen: its meter says in a bar and in a word how good it is.',
    anatomy: [
      ['Input', 'Works with the keeper of passwords by `autoComplete`'],
      ['Show', 'A toggle; in the tab order, because there is no other way by keyboard'],
      ['Meter', '36, 70 or 100 per cent for 弱, 中, 强; its place is kept while it is empty'],
    ],
    dos: ['Take the strength from `passwordStrength`, the rule of the specification.', 'Allow pasting.'],
    donts: [
      'Ask for the new password twice: showing it does more.',
      'Refuse a middling one without saying what is missing.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

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
    await waitFor(() => expect(password).toHaveAttribute('type', 'password'))
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }))
    await waitFor(() => expect(password).toHaveAttribute('type', 'text'))
    await waitFor(() => expect(password).toHaveValue('Campus@2026'))
  },
}

export const ChoosingANewOne: StoryObj = {
  render: () => <NewPassword />,
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: '密码强度' })
    const input = canvas.getByLabelText(/^新密码/)
    await waitFor(() => expect(input).toHaveAttribute('autocomplete', 'new-password'))
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', '未输入'))
    await userEvent.type(input, 'campus')
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuenow', '36'))
    await userEvent.type(input, '2026')
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuenow', '70'))
    await userEvent.type(input, '@Hu')
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuenow', '100'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('密码强度：强'))
  },
}

export const WeakMiddlingStrong: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <NewPassword />
      <NewPassword start="campus" />
      <NewPassword start="campus2026" />
      <NewPassword start="Campus@2026" />
    </Stack>
  ),
}

export const EveryState: StoryObj = {
  render: () => (
    <InEveryState control={(filled) => <PasswordInput defaultValue={filled ? 'Campus@2026' : undefined} />} />
  ),
}

export const Keyboard: Story = { args: { defaultValue: 'Campus@2026' }, play: playKeyboard(keyboard) }
