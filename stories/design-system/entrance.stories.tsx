import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moon, School } from 'lucide-react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Entrance } from '#design-system/entrance/entrance.tsx'
import { Field } from '#design-system/field/field.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { guided } from '#stories/guide/guide.ts'

const form = (
  <Stack as="form" gap="lg">
    <Field label="账号">
      <TextInput size="lg" autoComplete="username" placeholder="学号、工号或手机号" />
    </Field>
    <Field label="密码">
      <PasswordInput size="lg" />
    </Field>
    <Button type="submit" variant="solid" size="lg" wide>
      登录
    </Button>
  </Stack>
)

const meta = {
  title: 'Layout/Entrance',
  component: Entrance,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      purpose: 'The page before one is known: sign in, choose a new password, come back from elsewhere.',
      anatomy: [
        ['Side', 'Name, welcome and a drawing on the accent. From 1024 px on.'],
        ['Tools', 'Language, light and dark: here one may need them before one can read.'],
        ['Card', 'The h1 and one short form, 360 px wide.'],
        ['Foot', 'Whom to ask.'],
      ],
      dos: ['One form, one solid button across.', 'Say what is wrong above the form, once.'],
      donts: ['Do not put news or links beside the form.'],
    }),
  },
  args: {
    name: (
      <>
        <School aria-hidden />
        智慧校园
      </>
    ),
    welcome: '从报到到毕业，都在这里。',
    tools: <IconButton label="深色" icon={<Moon aria-hidden />} />,
    title: '登录',
    children: form,
    footer: '登录遇到问题，请联系信息中心',
  },
  argTypes: { name: { control: false }, children: { control: false }, tools: { control: false } },
} satisfies Meta<typeof Entrance>

export default meta
type Story = StoryObj<typeof meta>

export const SigningIn: Story = {}

export const TheWrongPassword: Story = {
  args: {
    children: (
      <Stack gap="lg">
        <Alert tone="danger" title="账号或密码错误" />
        {form}
      </Stack>
    ),
  },
}
