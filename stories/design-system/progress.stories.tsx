import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { Progress } from '#design-system/progress/progress.tsx'
import { ProgressSteps } from '#design-system/progress/progress-steps.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { value: 42, label: '正在导入学生名单' },
  argTypes: {
    shape: { control: 'inline-radio', options: ['line', 'ring'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    tone: { control: 'inline-radio', options: ['accent', 'success', 'warning', 'danger'] },
  },
  parameters: guided({
    purpose:
      'How far a piece of work has come. With no known end and under ten seconds take a Spinner; for a place whose content is coming a Skeleton.',
    anatomy: [
      ['Label', 'What is under way'],
      ['Figure', 'Percent, or better: 318 / 1,204 条'],
      ['Track and range', 'Line or ring; it moves where the share is unknown'],
      ['Note', 'What is being done at this moment'],
      ['Steps', '`ProgressSteps`: long work as a list, each with its state'],
    ],
    dos: [
      'Give numbers that a person can check, not only percent.',
      'For work over a minute show the steps and let the person go elsewhere meanwhile.',
    ],
    donts: ['Let it go backwards.', 'Show 100 % before it is done.'],
  }),
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const ALine: Story = {
  args: { figure: '318 / 1,204 条', note: '正在核对身份证号' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '正在导入学生名单' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '42'))
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '318 / 1,204 条'))
  },
}

export const NobodyKnowsHowLong: Story = {
  args: { value: null, label: '正在连接打印机' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow'))
  },
}

export const EverySizeAndTone: Story = {
  render: () => (
    <Stack gap="lg">
      <Progress value={18} label="小" size="sm" />
      <Progress value={42} label="中" />
      <Progress value={66} label="大" size="lg" />
      <Progress value={100} label="导入完成" tone="success" figure="1,204 条" />
      <Progress value={73} label="床位将满" tone="warning" figure="1,533 / 2,100 床" />
      <Progress value={31} label="上传中断" tone="danger" note="网络已断开，恢复后从断点继续。" />
    </Stack>
  ),
}

export const Rings: Story = {
  render: () => (
    <Stack direction="row" gap="lg" wrap align="end">
      <Progress shape="ring" size="sm" value={64} label="小" />
      <Progress shape="ring" value={42} label="正在导入" note="506 / 1,204 条" />
      <Progress shape="ring" value={null} label="正在连接" />
      <Progress shape="ring" value={100} label="完成" tone="success" />
      <Progress shape="ring" value={31} label="中断" tone="danger" />
      <Progress shape="ring" size="lg" value={87} label="入住率" tone="warning" />
    </Stack>
  ),
}

export const LongWorkInSteps: Story = {
  render: () => (
    <Card title="生成九月住宿费账单">
      <ProgressSteps
        label="生成九月住宿费账单"
        steps={[
          { title: '读取床位与收费标准', state: 'done', note: '2,318 个床位，4 种标准' },
          { title: '计算减免', state: 'done', note: '资助名单中 206 人' },
          { title: '上学期欠费结转', state: 'skipped', note: '没有欠费' },
          { title: '写入账单', state: 'running', value: 61, note: '1,414 / 2,318 份' },
          { title: '发送通知', state: 'waiting' },
        ]}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: '生成九月住宿费账单' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('写入账单 进行中'))
  },
}

export const AStepThatFailed: Story = {
  render: () => (
    <ProgressSteps
      label="同步教务数据"
      steps={[
        { title: '连接教务系统', state: 'done' },
        { title: '读取班级', state: 'failed', note: '教务系统没有回应（超过 30 秒），已保留上次的数据。' },
        { title: '更新学生所属班级', state: 'waiting' },
      ]}
    />
  ),
}
