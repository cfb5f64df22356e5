import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { LoadingOverlay } from '#design-system/loading-overlay/loading-overlay.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { Toaster } from '#design-system/toaster/toaster.tsx'

const meta = {
  title: 'Feedback/Messages',
  component: Alert,
  argTypes: {
    tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'danger'] },
    action: { control: false },
  },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const MessagesThatStay: Story = {
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
}

export const AWordInPassing: StoryObj = {
  render: () => (
    <>
      <Toaster />
      <Stack direction="row">
        <Button onClick={() => toast.success('保存成功')}>成功</Button>
        <Button onClick={() => toast.error('服务器异常')}>失败</Button>
        <Button onClick={() => toast.warning('没有获取到要删除的数据！')}>提醒</Button>
        <Button onClick={() => toast.info('正在导出，完成后会通知你')}>消息</Button>
      </Stack>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }))
    await userEvent.click(canvas.getByRole('button', { name: '提醒' }))
    await expect(await screen.findByText('保存成功')).toBeInTheDocument()
    await expect(await screen.findByText('没有获取到要删除的数据！')).toBeInTheDocument()
  },
}

export const NothingThere: StoryObj = { render: () => <Empty title="暂无数据~" /> }

export const NothingFound: StoryObj = {
  render: () => (
    <Empty
      title="没有符合条件的楼栋"
      description="换一个关键字，或者清除筛选条件。"
      action={<Button>清除筛选</Button>}
    />
  ),
}

export const NoSuchPage: StoryObj = {
  render: () => <Result status="404" action={<Button variant="solid">回到桌面</Button>} />,
}
export const NotAllowed: StoryObj = { render: () => <Result status="403" /> }
export const SignedOut: StoryObj = {
  render: () => <Result status="401" action={<Button variant="solid">重新登录</Button>} />,
}
export const TheServerFailed: StoryObj = { render: () => <Result status="500" /> }
export const NoNetwork: StoryObj = { render: () => <Result status="offline" /> }

export const BeingRenewed: StoryObj = {
  render: () => (
    <Card>
      <LoadingOverlay loading>
        <Stack>
          <TextInput aria-label="名称" defaultValue="明德楼" />
          <TextInput aria-label="编号" defaultValue="A01" />
        </Stack>
      </LoadingOverlay>
    </Card>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('加载中'),
}

export const NotThereYet: StoryObj = {
  render: () => (
    <Stack>
      <Stack direction="row" align="center">
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" label="加载中" />
      </Stack>
      <Skeleton width={40} />
      <Skeleton />
      <Skeleton width={75} />
    </Stack>
  ),
}
