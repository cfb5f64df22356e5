import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CalendarView } from '#design-system/calendar-view/calendar-view.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const events = [
  { id: 'exam', title: '期中考试', start: '2026-10-21', end: '2026-10-23', tone: 'danger' as const },
  { id: 'meet', title: '学工例会', start: '2026-10-21T14:00', end: '2026-10-21T15:30', note: '行政楼 302' },
  {
    id: 'fire',
    title: '消防演练',
    start: '2026-10-21T16:00',
    tone: 'warning' as const,
    note: '东湖校区操场',
  },
  { id: 'check', title: '宿舍卫生检查', start: '2026-10-21T19:30', tone: 'info' as const, note: 'A01–A03' },
  { id: 'talk', title: '就业指导讲座', start: '2026-10-14T18:30', tone: 'success' as const },
  { id: 'sport', title: '秋季运动会', start: '2026-10-29', end: '2026-10-30', tone: 'success' as const },
  {
    id: 'fix',
    title: '二级学院党总支学生工作专题会议（扩大）',
    start: '2026-10-16T09:00',
    tone: 'neutral' as const,
  },
]
const marks = {
  '2026-10-01': { kind: 'holiday', name: '国庆节' },
  '2026-10-02': { kind: 'holiday' },
  '2026-10-03': { kind: 'holiday' },
  '2026-10-10': { kind: 'workday', name: '补周二课' },
} as const

const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`)
const has = (date: string) => waitFor(() => waitFor(() => expect(day(date)).toHaveFocus()))
const from = async (date: string, keys: string) => {
  day(date)?.focus()
  await userEvent.keyboard(keys)
}

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes through the buttons above, to the chosen day, and through what is on that day.',
    proof: async ({ canvas }) => {
      canvas.getByRole('button', { name: '日' }).focus()
      await userEvent.tab()
      await has('2026-10-21')
      await userEvent.tab()
      await waitFor(() => expect(canvas.getAllByRole('button', { name: /期中考试/ })[0]).toHaveFocus())
    },
  },
  {
    keys: '→, ←',
    does: 'To the next day, or the one before; at the edge of the month into the other one.',
    proof: async () => {
      await from('2026-10-21', '{ArrowRight}')
      await has('2026-10-22')
      await userEvent.keyboard('{ArrowLeft}')
      await has('2026-10-21')
    },
  },
  {
    keys: '↓, ↑',
    does: 'To the same day of the next week, or of the one before.',
    proof: async () => {
      await from('2026-10-21', '{ArrowDown}')
      await has('2026-10-28')
      await userEvent.keyboard('{ArrowDown}')
      await has('2026-11-04')
      await waitFor(() => expect(screen.getByRole('heading', { name: '2026年11月' })).toBeVisible())
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await has('2026-10-21')
    },
  },
  {
    keys: 'Home, End',
    does: 'To the first or the last day of the week.',
    proof: async () => {
      await from('2026-10-21', '{Home}')
      await has('2026-10-19')
      await userEvent.keyboard('{End}')
      await has('2026-10-25')
    },
  },
  {
    keys: 'Page Down, Page Up',
    does: 'To the same day of the next month, or of the one before.',
    proof: async () => {
      await from('2026-10-25', '{PageDown}')
      await has('2026-11-25')
      await userEvent.keyboard('{PageUp}')
      await has('2026-10-25')
    },
  },
  {
    keys: 'Shift+Page Down, Shift+Page Up',
    does: 'To the same day of the next year, or of the one before.',
    proof: async () => {
      await from('2026-10-25', '{Shift>}{PageDown}{/Shift}')
      await has('2027-10-25')
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
      await has('2026-10-25')
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Shows the list of the day. On an event: opens it.',
    proof: async ({ canvas, args }) => {
      await from('2026-10-25', '{ArrowUp}{ArrowLeft}{ArrowLeft}')
      await has('2026-10-16')
      await userEvent.keyboard('{Enter}')
      const list = await canvas.findByRole('list', { name: '2026年10月16日星期五' })
      within(list).getByRole('button').focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('fix'))
    },
  },
]

const meta = {
  title: 'Data/CalendarView',
  component: CalendarView,
  args: {
    label: '校历',
    events,
    marks,
    today: '2026-10-21',
    onOpen: fn(),
    onDateChange: fn(),
    onViewChange: fn(),
  },
  argTypes: {
    events: { control: false },
    marks: { control: false },
    view: { control: 'inline-radio', options: ['month', 'week', 'day'] },
  },
  parameters: guided({
    purpose:
      'What happens when: the calendar of a term, duties, bookings. To choose a date in a form take DateInput; one process in order is a Timeline.',
    anatomy: [
      ['Bar', 'today, back and on, the title, and month, week or day'],
      ['Day', 'its number, filled when it is today; what is on, at most three in a month'],
      ['Mark', '休 for a holiday, 班 for a day of work in its place, with their names'],
      ['Event', 'a bar at its start in the colour of its tone, the hour, the title'],
      ['Day list', 'all of one day with hours and places; a phone’s way to read'],
    ],
    dos: [
      'Use tones for kinds of events, three or four, the same in all calendars.',
      'Pass holidays and make-up days as marks: they are not events.',
    ],
    donts: ['Fill a month with what repeats daily.', 'Drag events: open them and give a new time.'],
    keyboard,
  }),
} satisfies Meta<typeof CalendarView>

export default meta
type Story = StoryObj<typeof meta>

export const AMonthOfTheTerm: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('gridcell', { name: /^2026年10月21日星期三，4 项安排/ })).toHaveAttribute(
      'aria-current',
      'date',
    )
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: /10月1日星期四，国庆节 放假/ })).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: /就业指导讲座/ }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('talk'))
    await userEvent.click(canvas.getByRole('button', { name: '下一月' }))
    await waitFor(() => expect(args.onDateChange).toHaveBeenCalledWith('2026-11-21'))
    await userEvent.click(canvas.getByRole('button', { name: '今天' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: '2026年10月' })).toBeVisible())
  },
}

export const AWeek: Story = {
  args: { defaultView: 'week' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(7))
    await waitFor(() => expect(canvas.getByRole('button', { name: /消防演练/ })).toBeVisible())
  },
}

export const TheListOfADay: Story = {
  args: { defaultView: 'day' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4))
    await waitFor(() => expect(canvas.getByText('14:00–15:30')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('行政楼 302')).toBeVisible())
  },
}

export const ADayWithNothing: Story = { args: { defaultView: 'day', defaultDate: '2026-10-25' } }

export const WeeksFromSunday: Story = {
  args: { weekStart: 0 },
  play: async ({ canvas }) => expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('周日'),
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
