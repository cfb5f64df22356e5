import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { LineChart } from '#design-system/line-chart/line-chart.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { leaves } from './samples-figures.ts'

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Walks the tools of the frame, then the names of the legend',
    proof: async ({ canvas }) => {
      canvas.getByRole('button', { name: '以表格显示' }).focus()
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '复制数据' })).toHaveFocus())
      await userEvent.tab()
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '病假' })).toHaveFocus())
    },
  },
  {
    keys: 'Space Enter',
    does: 'On a name of the legend: takes its series off, and puts it back',
    proof: async ({ canvas }) => {
      const name = canvas.getByRole('button', { name: '病假' })
      await userEvent.keyboard(' ')
      await waitFor(() => expect(name).toHaveAttribute('aria-pressed', 'false'))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(name).toHaveAttribute('aria-pressed', 'true'))
    },
  },
  {
    keys: 'Enter',
    does: 'On the first tool: the figures as a table, which has its own tab stop to scroll it',
    proof: async ({ canvas }) => {
      canvas.getByRole('button', { name: '以表格显示' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('table', { name: '各月请假人次' })).toBeVisible())
      await userEvent.tab()
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('group', { name: '各月请假人次' })).toHaveFocus())
      await userEvent.click(canvas.getByRole('button', { name: '以图形显示' }))
    },
  },
]

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: { ...leaves, title: '各月请假人次', number: { unit: '人次' } },
  parameters: guided({
    purpose:
      'How figures went over time. For what they are made of take AreaChart, to compare things with one another BarChart. Title, tools, legend and states are the same round every chart and are shown here.',
    anatomy: [
      ['Title and unit', 'What the figures say, not what the chart is; names the picture for screen readers'],
      ['Tools', 'Figures as a table, copied for a spreadsheet, saved as a picture with title and legend'],
      ['Legend', 'Buttons: a press takes a series off. Only with two series or more'],
      ['Plot', 'One picture for assistive technology, with a spoken summary of highest and lowest figures'],
    ],
    dos: [
      'Up to five lines; beyond that show a table or let the reader choose.',
      'Leave a gap (null) where nothing was measured.',
      'Give the unit once, in `number`.',
    ],
    donts: [
      'Do not join categories that have no order: that is a bar chart.',
      'Do not say by colour alone which line is the bad one: name it.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeSeriesOverATerm: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: '各月请假人次，折线图' })
    await waitFor(() => expect(picture).toHaveAccessibleDescription(/病假：最高 .*人次/))
    await waitFor(() => expect(picture.querySelector('canvas')).toBeVisible())
  },
}

export const OneSeriesWithAGap: Story = {
  args: {
    series: [{ name: '病假', values: [80, 120, null, 140, 90, 60, 130, 170, 150, 110] }],
    smooth: true,
    description: '十一月系统升级，没有记录。',
  },
}

export const ForColourWeakEyes: Story = { args: { patterned: true } }

export const ASeriesTakenOff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '事假' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '事假' })).toHaveAttribute('aria-pressed', 'false'),
    )
  },
}

export const TheFiguresAsATable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '以表格显示' }))
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: '九月' })).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11))
  },
}

export const CopiedForASpreadsheet: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: '复制数据' }))
    await waitFor(() =>
      expect(write).toHaveBeenCalledWith(expect.stringMatching(/^月份\t病假\t事假\t公假\n九月\t/)),
    )
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已复制'))
  },
}

export const SavedAsAPicture: Story = {
  play: async ({ canvas, step }) => {
    const made = spyOn(URL, 'createObjectURL')
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(fn())
    await step('once it is drawn', () =>
      waitFor(() => expect(canvas.getByRole('img').querySelector('canvas')).toBeVisible()),
    )
    await userEvent.click(canvas.getByRole('button', { name: '保存为图片' }))
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    const [picture] = made.mock.calls[0] ?? []
    await waitFor(() => expect((picture as Blob).size).toBeGreaterThan(5000))
    clicked.mockRestore()
    made.mockRestore()
  },
}

export const Loading: Story = { args: { series: [], loading: true } }
export const NothingYet: Story = { args: { categories: [], series: [] } }
export const NotToBeHad: Story = {
  args: { error: '统计服务没有响应，请稍后再试。', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce())
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
