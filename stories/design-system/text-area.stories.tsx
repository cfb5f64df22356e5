import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { guided } from '#stories/guide/guide.ts'
import { InEveryState } from './in-every-state.tsx'

const long =
  '三层东侧正在加固，九月底前走西门；电梯照常使用，无障碍通道改到北侧。\n施工期间噪音较大，请任课教师提前调换教室，考试安排以教务处通知为准。'

const meta = {
  title: 'Input/TextArea',
  component: TextArea,
  args: { 'aria-label': '备注', onChange: fn() },
  parameters: guided({
    purpose:
      'Text of several lines: a note, a reason. With headings and pictures: RichText. One line: TextInput.',
    anatomy: [
      ['Frame', 'Pulled larger by its corner, or growing by itself'],
      ['Counter', 'Where there is a limit; read out only near the end'],
    ],
    dos: [
      'Give as many lines as a usual answer has.',
      'Let it grow where answers differ much, up to what leaves the buttons in sight.',
    ],
    donts: ['Cut text off at the limit: it may be typed over, and the rule of the form refuses it.'],
  }),
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const ANote: Story = {
  args: { placeholder: '给其他管理员看的话' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '走西门')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(3))
  },
}

export const GrowingWithItsText: Story = {
  args: { growTo: 6, rows: 2 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    const before = area.clientHeight
    await userEvent.type(area, '一{Enter}二{Enter}三{Enter}四{Enter}五')
    await waitFor(() => expect(area.clientHeight).toBeGreaterThan(before))
    const five = area.clientHeight
    await userEvent.type(area, '{Enter}六{Enter}七{Enter}八{Enter}九{Enter}十')
    await waitFor(() => expect(area.scrollHeight).toBeGreaterThan(area.clientHeight))
    await waitFor(() => expect(area.clientHeight).toBeGreaterThanOrEqual(five))
  },
}

export const CountingItsCharacters: Story = {
  args: { limit: 20, defaultValue: '走西门' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await waitFor(() => expect(canvas.getByText('3 / 20')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await userEvent.type(area, '，电梯照常使用，无障碍通')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('还可输入 5 字'))
    await userEvent.type(area, '道改到北侧。')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('超出 1 字'))
    await waitFor(() => expect(area).toBeInvalid())
  },
}

export const LongText: Story = { args: { defaultValue: long.repeat(4), growTo: 8, limit: 500 } }

export const EveryState: StoryObj = {
  render: () => (
    <InEveryState
      control={(filled) => <TextArea rows={2} limit={100} defaultValue={filled ? long : undefined} />}
    />
  ),
}
