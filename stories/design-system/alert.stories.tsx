import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { title: '本页数据每天凌晨两点更新。' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'danger'] },
    action: { control: false },
  },
  parameters: guided({
    purpose:
      'A message that stays where it matters, inside the page. For the whole page take a Banner, for a word in passing a Toast, for one field the error of its Field.',
    anatomy: [
      ['Sign', 'Shape and colour of the kind'],
      ['Title', 'What is so, in one sentence'],
      ['Text', 'Why, and what follows'],
      ['Action', 'One small button: what to do about it'],
      ['Cross', 'Only where not knowing it any more does no harm'],
    ],
    dos: ['Put it right above what it speaks of.', 'Say how to put it right: 去补齐.'],
    donts: ['Use red for what is merely worth knowing.', 'Stack several; gather them in one list.'],
  }),
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  render: () => (
    <Stack>
      <Alert title="本页数据每天凌晨两点更新。" />
      <Alert tone="success" title="126 条记录已导入。" />
      <Alert tone="warning" title="两栋楼没有负责人" action={<Button size="sm">去补齐</Button>}>
        没有负责人的楼栋收不到报修通知。
      </Alert>
      <Alert tone="danger" title="记录已被他人修改">
        陈静在 09:12 改过这一条。先看看改了什么，再决定保存哪一份。
      </Alert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2))
    await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(2))
  },
}

export const OneThatMayGo: Story = {
  args: { title: '新版本已启用，原有的筛选条件已经迁移。', onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce())
  },
}

export const WithALongText: Story = {
  args: {
    tone: 'warning',
    title: '东湖校区一号至九号宿舍楼将于九月二十八日夜间停水检修',
    children:
      '停水时间为二十二时至次日六时，请提前储水；受影响的楼栋管理员应当在二十七日十八时之前把通知张贴在各层公告栏，并在系统中确认已经张贴，未确认的楼栋会在晨报中列出。',
    action: <Button size="sm">确认已张贴</Button>,
  },
}
