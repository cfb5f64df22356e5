import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Result } from '#design-system/result/result.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Feedback/Result',
  component: Result,
  args: { status: '404' },
  argTypes: {
    status: {
      control: 'select',
      options: ['401', '403', '404', '500', 'offline', 'ungranted', 'success'],
    },
    action: { control: false },
  },
  parameters: guided({
    purpose:
      'A whole page that could not be what was asked, or the end of a task. For a part of a page take Empty or an Alert.',
    anatomy: [
      ['Picture', 'A sign in its tone; decoration'],
      ['Number', 'Of the HTTP answer, for anyone who helps'],
      ['Title and sentence', 'What is so, without blame'],
      ['What to do next', 'One to three steps in the order of trying; each kind brings its own'],
      ['Reference', 'Number of the request, marked by one press'],
      ['Action', 'The main way on, first'],
    ],
    dos: ['Always give a way on.', 'Give the reference with 500: support finds the request by it.'],
    donts: ['Show the text of an exception.', 'Joke.'],
  }),
} satisfies Meta<typeof Result>

export default meta
type Story = StoryObj<typeof meta>

export const NoSuchPage: Story = {
  args: { action: <Button variant="solid">回到桌面</Button> },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('list', { name: '可以这样做' })
    await waitFor(() => expect(within(next).getAllByRole('listitem')).toHaveLength(2))
  },
}
export const SignedOut: Story = {
  args: { status: '401', action: <Button variant="solid">重新登录</Button> },
}
export const NotAllowed: Story = { args: { status: '403', action: <Button>返回</Button> } }
export const TheServerFailed: Story = {
  args: {
    status: '500',
    reference: '0198f2c1-7d3a',
    action: (
      <>
        <Button variant="solid">重试</Button>
        <Button>回到桌面</Button>
      </>
    ),
  },
}
export const NoNetwork: Story = { args: { status: 'offline', action: <Button>重试</Button> } }
export const NothingGrantedYet: Story = {
  args: { status: 'ungranted', action: <Button>退出登录</Button> },
}
export const TheEndOfATask: Story = {
  args: {
    status: 'success',
    title: '请假申请已提交',
    description: '辅导员通常在一个工作日内处理，结果会通知到手机。',
    next: ['可以在“我的申请”里查看进度', '审批之前可以撤回修改'],
    action: (
      <>
        <Button variant="solid">查看申请</Button>
        <Button>再填一份</Button>
      </>
    ),
  },
}
export const AllOfTheWindow: Story = {
  args: { status: '401', alone: true, action: <Button variant="solid">重新登录</Button> },
  parameters: { layout: 'fullscreen' },
}
