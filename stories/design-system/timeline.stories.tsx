import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyRound } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { Tag } from '#design-system/tag/tag.tsx'
import { Timeline, type TimelineEvent } from '#design-system/timeline/timeline.tsx'
import { guided } from '#stories/guide/guide.ts'

const approval: readonly TimelineEvent[] = [
  {
    id: '1',
    who: '陈静',
    what: '提交申请',
    tone: 'accent',
    time: { shown: '3 天前', at: '2026-11-18 09:12', iso: '2026-11-18T09:12' },
  },
  {
    id: '2',
    who: '王建国 · 辅导员',
    what: '退回',
    tone: 'danger',
    comment: '请补充家长知情书，并写明返校时间。',
    time: { shown: '3 天前', at: '2026-11-18 10:40', iso: '2026-11-18T10:40' },
  },
  {
    id: '3',
    who: '陈静',
    what: '重新提交',
    tone: 'accent',
    extra: <Tag>家长知情书.pdf</Tag>,
    time: { shown: '昨天 08:30', at: '2026-11-20 08:30', iso: '2026-11-20T08:30' },
  },
  {
    id: '4',
    who: '王建国 · 辅导员',
    what: '同意',
    tone: 'success',
    comment: '情况属实。',
    time: { shown: '10 分钟前', at: '2026-11-21 15:20', iso: '2026-11-21T15:20' },
  },
  { id: '5', who: '学工处', what: '待审批', pending: true },
  { id: '6', who: '宿管中心', what: '待知会', pending: true },
]

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { label: '审批过程', events: approval },
  argTypes: {
    events: { control: false },
    layout: { control: 'inline-radio', options: ['start', 'alternate'] },
  },
  parameters: guided({
    purpose:
      'What happened in order, and what is still to come: the trace of an approval, the life of a card, the log of a repair. Where one is on a known way, and may go back, is Steps.',
    anatomy: [
      ['Mark', 'a shape for each outcome: tick, cross, clock; its colour only helps'],
      ['Who and what', 'a person with the office, and the act in a word'],
      ['Time', 'as people say it; in full when pointed at'],
      ['Comment', 'in its own words, on a quiet ground'],
      ['Pending', 'a dashed mark and thread: who has to act next'],
    ],
    dos: [
      'Put the newest last for a process, first for a log.',
      'Show who is next, and name the office when there is no person yet.',
    ],
    donts: ['Leave out a step that was returned or withdrawn.', 'Alternate sides where comments are long.'],
  }),
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const TheTraceOfAnApproval: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6))
    await waitFor(() => expect(canvas.getByText('10 分钟前')).toHaveAttribute('title', '2026-11-21 15:20'))
    await waitFor(() => expect(canvas.getByText('待审批')).toBeVisible())
  },
}

export const LeftAndRightInTurn: Story = { args: { layout: 'alternate' } }

export const WithOwnIconsAndFullTimes: Story = {
  args: {
    label: '门禁记录',
    events: [
      { id: 'a', who: '东门', what: '进入', icon: <KeyRound />, time: { shown: '2026-11-21 07:58' } },
      { id: 'b', who: '图书馆', what: '进入', icon: <KeyRound />, time: { shown: '2026-11-21 08:12' } },
    ],
  },
}

export const ALongComment: Story = {
  args: {
    events: [
      {
        id: 'a',
        who: '二级学院党总支副书记兼学生工作办公室主任李秀英',
        what: '退回补正',
        tone: 'warning',
        time: { shown: '昨天' },
        comment:
          '一、外出事由与所附材料不一致，请写明目的地的详细地址与联系人；\n二、往返时间跨越期中考试，须先办理缓考；\n三、请班主任在系统内补充意见。',
      },
    ],
  },
}
