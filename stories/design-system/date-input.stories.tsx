import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DateInput } from '#design-system/date-input/date-input.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '建成日期' })
const shut = async () => {
  if (screen.queryByRole('dialog', { name: '日历' })) await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '日历' })).toBeNull())
}
const at = async (day: string) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(day)))
/** Opens the calendar on 2026-09-16, a Wednesday. */
const opened = async () => {
  await shut()
  await userEvent.clear(box())
  await userEvent.type(box(), '2026-9-16{Enter}')
  await userEvent.keyboard('{ArrowDown}')
  await at('2026-09-16')
}
const leads = (keys: string, does: string, press: string, day: string): KeyAct => ({
  keys,
  does,
  proof: async () => {
    await opened()
    await userEvent.keyboard(press)
    await at(day)
  },
})

const keyboard: KeyAct[] = [
  {
    keys: 'Enter (box)',
    does: 'Reads what is typed. Only then does a next Enter send the form.',
    proof: async () => {
      await shut()
      await userEvent.clear(box())
      await userEvent.type(box(), '20260916{Enter}')
      await waitFor(() => expect(box()).toHaveValue('2026-09-16'))
    },
  },
  {
    keys: 'Escape (box)',
    does: 'Drops what is typed and not read.',
    proof: async () => {
      await userEvent.type(box(), '99{Escape}')
      await waitFor(() => expect(box()).toHaveValue('2026-09-16'))
    },
  },
  {
    keys: '↓ / Alt+↓ (box)',
    does: 'Opens the calendar on the chosen day, else on today.',
    proof: async () => {
      for (const key of ['{ArrowDown}', '{Alt>}{ArrowDown}{/Alt}']) {
        await shut()
        box().focus()
        await userEvent.keyboard(key)
        await at('2026-09-16')
      }
    },
  },
  {
    keys: 'Space / Enter (calendar button)',
    does: 'Opens the calendar.',
    proof: async () => {
      for (const key of [' ', '{Enter}']) {
        await shut()
        screen.getByRole('button', { name: '打开日历' }).focus()
        await userEvent.keyboard(key)
        await at('2026-09-16')
      }
    },
  },
  {
    keys: 'Escape (calendar)',
    does: 'Closes it and goes back to the box; the value stays.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{ArrowRight}{Escape}')
      await waitFor(() => expect(box()).toHaveFocus())
      await waitFor(() => expect(box()).toHaveValue('2026-09-16'))
    },
  },
  {
    keys: 'Tab / Shift+Tab (calendar)',
    does: 'Round in the popup: arrows and title, the grid (one stop), today.',
    proof: async () => {
      await opened()
      await userEvent.tab()
      await waitFor(() => expect(screen.getByRole('button', { name: '今天' })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(screen.getByRole('button', { name: '上一月' })).toHaveFocus())
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(screen.getByRole('button', { name: '今天' })).toHaveFocus())
      await userEvent.tab({ shift: true })
      await at('2026-09-16')
    },
  },
  leads('→', 'The next day.', '{ArrowRight}', '2026-09-17'),
  leads('←', 'The day before.', '{ArrowLeft}', '2026-09-15'),
  leads('↓', 'The same weekday of the next week.', '{ArrowDown}', '2026-09-23'),
  leads('↑', 'The same weekday of the week before.', '{ArrowUp}', '2026-09-09'),
  leads('Home', 'The first day of the week: Monday.', '{Home}', '2026-09-14'),
  leads('End', 'The last day of the week: Sunday.', '{End}', '2026-09-20'),
  leads('Page Up', 'The same day of the month before.', '{PageUp}', '2026-08-16'),
  leads(
    'Page Down',
    'The same day of the next month; its last where it has no such day.',
    '{PageDown}',
    '2026-10-16',
  ),
  leads('Shift+Page Up', 'The same day a year before.', '{Shift>}{PageUp}{/Shift}', '2025-09-16'),
  leads('Shift+Page Down', 'The same day a year on.', '{Shift>}{PageDown}{/Shift}', '2027-09-16'),
  {
    keys: 'Space / Enter (day)',
    does: 'Chooses the day, closes, goes back to the box. A day that cannot be chosen says why and stays.',
    proof: async () => {
      for (const key of [' ', '{Enter}']) {
        await opened()
        await userEvent.keyboard('{ArrowRight}')
        await at('2026-09-17')
        await userEvent.keyboard(key)
        await waitFor(() => expect(box()).toHaveFocus())
        await waitFor(() => expect(box()).toHaveValue('2026-09-17'))
      }
    },
  },
  {
    keys: 'Enter (title), then arrows',
    does: 'From days up to months and years; Enter leads down again.',
    proof: async () => {
      await opened()
      screen.getByRole('button', { name: '2026年9月' }).focus()
      await userEvent.keyboard('{Enter}')
      await at('2026年9月')
      await userEvent.keyboard('{ArrowDown}')
      await at('2027年1月')
      await userEvent.keyboard('{Home}{End}')
      await at('2027年4月')
      await userEvent.keyboard('{PageUp}')
      await at('2026年4月')
      await userEvent.keyboard('{Enter}')
      await at('2026-04-01')
    },
  },
]

const holidays: Readonly<Record<string, string>> = {
  '2026-10-01': '国庆节放假',
  '2026-10-02': '国庆节放假',
  '2026-10-05': '国庆节放假',
}

const meta = {
  title: 'Input/DatePicker',
  component: DateInput,
  args: { label: '建成日期', defaultValue: '2026-09-01', today: '2026-09-10', onChange: fn() },
  parameters: guided({
    purpose:
      'A day, typed or picked. Typing is the quick way for a day one knows: 20260901, 2026/9/1, 9月1日, 明天. The calendar is for a day one has to find. A day and an hour: DateTimePicker; from one day to another: DateRange; a month or a week: MonthPicker, WeekPicker.',
    anatomy: [
      [
        'Box',
        'Shows the value as yyyy-MM-dd, takes any usual way of writing. What is no date falls back and says so.',
      ],
      ['Clear · calendar', 'The calendar button is a stop of the Tab key, clear is not.'],
      ['Title', 'Year and month; leads up to months and years.'],
      ['Grid', 'Six weeks from Monday. Today has a ring, the chosen day is filled.'],
      ['Week of term', 'A column of its own when the first day of term is given.'],
      ['Reason', 'Under the grid: why the day under pointer or focus cannot be chosen.'],
      ['Today', 'One click, where today may be chosen.'],
    ],
    dos: [
      'Give min and max where the matter has them, and the reason for each day that is closed.',
      'Give the first day of term where people speak of weeks of term.',
    ],
    donts: [
      'Do not ask for a birthday by calendar alone: it is typed.',
      'Do not preset today where a person has to think of the day.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof DateInput>

export default meta
type Story = StoryObj<typeof meta>

export const PickingADay: Story = {
  name: 'Picking a day (日期, 日历)',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }))
    await userEvent.click(await screen.findByRole('button', { name: /2026-09-10/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-09-10'))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('2026-09-10'))
  },
}

export const TypingTheChineseWay: Story = {
  args: { defaultValue: null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '建成日期' })
    for (const typed of ['2026/9/1', '20260901', '2026年9月1日', '9-1']) {
      await userEvent.clear(input)
      await userEvent.type(input, `${typed}{Enter}`)
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-09-01'))
      await waitFor(() => expect(input).toHaveValue('2026-09-01'))
    }
    await userEvent.clear(input)
    await userEvent.type(input, '明天{Enter}')
    await waitFor(() => expect(input).toHaveValue('2026-09-11'))
  },
}

export const TypingThroughAnInputMethod: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    input.focus()
    await fireEvent.compositionStart(input)
    await fireEvent.input(input, { target: { value: 'ming' } })
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 })
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(input).toHaveValue('ming'))
    await fireEvent.input(input, { target: { value: '明天' } })
    await fireEvent.compositionEnd(input)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-09-11'))
  },
}

export const NoSuchDay: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '2026-2-30{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('“2026-2-30”不是日期，已恢复原值'),
    )
    await waitFor(() => expect(input).toHaveValue('2026-09-01'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const EmptiedAgain: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.tab()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null))
    await waitFor(() => expect(input).toHaveValue(''))
  },
}

export const BetweenTwoDays: Story = {
  args: { min: '2026-09-05', max: '2026-09-20', defaultValue: '2026-09-08' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '2026-9-30{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('不能晚于 2026-09-20'))
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }))
    await userEvent.click(await screen.findByRole('button', { name: /2026-09-21，不可选/ }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('button', { name: '下一月' })).toBeDisabled())
  },
}

export const ClosedDaysSayWhy: Story = {
  args: { defaultValue: '2026-10-08', unavailable: (day) => holidays[day] ?? null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }))
    await at('2026-10-08')
    await userEvent.hover(screen.getByRole('button', { name: /2026-10-01，国庆节放假/ }))
    await waitFor(() => expect(screen.getByText('国庆节放假')).toBeVisible())
  },
}

export const WithTheWeeksOfTerm: Story = {
  args: { termStart: '2026-08-31', termWeeks: 20 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }))
    await expect(await screen.findByRole('button', { name: /2026-09-10，第2教学周/ })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('rowheader', { name: '1' })).toBeInTheDocument())
  },
}

export const InADialog: Story = {
  render: (args) => (
    <Dialog title="登记楼栋" open onClose={() => {}}>
      <Field label="建成日期" required>
        <DateInput {...args} label={undefined} />
      </Field>
    </Dialog>
  ),
  play: async () => {
    const field = await screen.findByRole('textbox')
    // The dialog puts the focus there once it stands, and would take it from a calendar that opens before.
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: '打开日历' }))
    await at('2026-09-01')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(field).toHaveValue('2026-09-02'))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await at('2026-09-02')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '日历' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('dialog', { name: '登记楼栋' })).toBeVisible())
  },
}

export const MustBeFilledIn: Story = {
  args: { defaultValue: null },
  render: (args) => (
    <Field label="建成日期" required error="请填写建成日期">
      <DateInput {...args} label={undefined} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /建成日期/ })
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'))
    await waitFor(() => expect(input).toHaveAccessibleDescription(/请填写建成日期/))
  },
}

export const SizesAndStates: Story = {
  render: (args) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <DateInput key={size} {...args} size={size} label={size} />
      ))}
      <DateInput {...args} label="停用" disabled />
      <Field label="只读" readOnly>
        <DateInput {...args} label={undefined} />
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: '打开日历' }).slice(3))
      await waitFor(() => expect(button).toBeDisabled())
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
