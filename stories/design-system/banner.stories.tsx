import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Link } from '#design-system/link/link.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: '今晚 22:00 至次日 06:00 系统维护，期间不能保存。' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'danger'] },
    action: { control: false },
    children: { control: 'text' },
  },
  parameters: {
    layout: 'fullscreen',
    ...guided({
      purpose:
        'One message for everybody on every page, from edge to edge above the work: maintenance, no network, a role borrowed. For one page take an Alert.',
      anatomy: [
        ['Sign', 'Shape and colour of the kind'],
        ['Sentence', 'What is so and until when; folds on a phone'],
        ['Action', 'A link or one small button, after the sentence'],
        ['Cross', 'Only with `dismissable`'],
      ],
      dos: [
        'Show one at a time, the most serious.',
        'Remember by `onOpenChange` that it was dismissed, by the number of the notice.',
      ],
      donts: ['Advertise features.', 'Give a cross to what stays true, as no network.'],
    }),
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  render: () => (
    <>
      <Banner
        dismissable
        action={
          <Link inText href="#notice">
            查看公告
          </Link>
        }
      >
        今晚 22:00 至次日 06:00 系统维护，期间不能保存。
      </Banner>
      <Banner tone="success" dismissable>
        网络已恢复，离线期间填写的 3 份表单已提交。
      </Banner>
      <Banner tone="warning" action={<Button size="sm">返回本人身份</Button>}>
        你正在以“张伟（辅导员）”的身份查看，操作会记入日志。
      </Banner>
      <Banner tone="danger">网络已断开，恢复之前无法读取和保存数据。</Banner>
    </>
  ),
}

export const Dismissed: Story = {
  args: { dismissable: true, onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
  },
}

export const HeldByItsOwner: Story = {
  args: { open: true, dismissable: true, onOpenChange: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible())
  },
}
