import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { RecordDiff } from '#design-system/diff-viewer/record-diff.tsx'
import { TextDiff } from '#design-system/diff-viewer/text-diff.tsx'
import { guided } from '#stories/guide/guide.ts'

const was = `第一条 学生应当按时归寝，二十三时关门。
第二条 不得留宿外来人员。
第三条 不得使用功率超过 800 瓦的电器。
第四条 空调温度夏季不低于 26 度。
第五条 每周三下午为卫生日。
第六条 公共区域禁止吸烟。
第七条 贵重物品自行保管。
第八条 离校前关闭水电门窗。
第九条 违反规定的，由宿管员登记。`
const now = `第一条 学生应当按时归寝，二十二时三十分关门。
第二条 不得留宿外来人员。
第三条 不得使用功率超过 1000 瓦的电器。
第四条 空调温度夏季不低于 26 度。
第五条 每周三下午为卫生日。
第六条 公共区域禁止吸烟。
第七条 贵重物品自行保管。
第八条 离校前关闭水电门窗。
第九条 违反规定的，由宿管员登记，并通知辅导员。
第十条 本规定自九月一日起施行。`

const meta = {
  title: 'Data/DiffViewer',
  component: TextDiff,
  args: { was, now, label: '宿舍管理规定', near: 1 },
  argTypes: { view: { control: 'inline-radio', options: ['split', 'inline'] } },
  parameters: guided({
    purpose:
      'What changed: `TextDiff` for a text, `RecordDiff` for the fields of a row, as when two people edited it at once, or in its history.',
    anatomy: [
      ['Two columns, or one', '`split` beside one another; `inline` for phones and long lines'],
      ['Signs', '− and +, strokes and underlines, and words for screen readers, besides colours'],
      ['Marks within a line', 'The letters that differ, where most of the line stayed'],
      ['Folds', 'Unchanged lines, opened by a press'],
    ],
    dos: ['Name both sides: 九月一日版, 你的修改.', 'Give values of records as people read them, not codes.'],
    donts: [
      'Compare texts of more than some thousand lines.',
      'Show it without saying which side will be kept.',
    ],
  }),
} satisfies Meta<typeof TextDiff>

export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {
  args: { wasTitle: '二〇二五版', nowTitle: '二〇二六版' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: '宿舍管理规定' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /展开未改动的 3 行/ }))
    await waitFor(() => expect(canvas.getAllByText(/第六条/)).toHaveLength(2))
  },
}

export const OneUnderTheOther: Story = { args: { view: 'inline' } }

export const Folded: Story = {}

export const Nothing: Story = {
  args: { now: was },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('内容相同'),
}

export const FieldByField: StoryObj = {
  render: () => (
    <RecordDiff
      label="楼栋「博学楼」"
      wasTitle="陈静 09:12 保存的"
      nowTitle="你的修改"
      fields={[
        { label: '编号', was: 'A02', now: 'A02' },
        { label: '名称', was: '博学楼', now: '博学楼（东）' },
        { label: '负责人', was: null, now: '王建国' },
        { label: '备注', was: '三层东侧正在加固，九月底前走西门。', now: '' },
        { label: '层数', was: 9, now: 9 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('已改')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: '另有 2 项没有改动' }))
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: '层数' })).toBeVisible())
  },
}
