import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { WeekPicker } from '#design-system/week-picker/week-picker.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '周次' })
const at = async (day: string) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(day)))

const keyboard: KeyAct[] = [
  {
    keys: 'Enter (box)',
    does: 'Reads a week, or a day of it.',
    proof: async () => {
      for (const typed of ['2026-W38', '2026年第38周', '2026-9-16']) {
        await userEvent.clear(box())
        await userEvent.type(box(), `${typed}{Enter}`)
        await waitFor(() => expect(box()).toHaveValue('2026年第38周'))
      }
    },
  },
  {
    keys: '↓ (box)',
    does: 'Opens the calendar on the Monday of the week.',
    proof: async () => {
      await userEvent.keyboard('{ArrowDown}')
      await at('2026-09-14')
    },
  },
  {
    keys: '↑ ↓, Page Up / Page Down',
    does: 'A week, a month back or on; the other keys as in DatePicker.',
    proof: async () => {
      await userEvent.keyboard('{ArrowDown}')
      await at('2026-09-21')
      await userEvent.keyboard('{PageDown}')
      await at('2026-10-21')
    },
  },
  {
    keys: 'Enter / Space',
    does: 'Chooses the week of the day and closes.',
    proof: async () => {
      await userEvent.keyboard(' ')
      await waitFor(() => expect(box()).toHaveFocus())
      await waitFor(() => expect(box()).toHaveValue('2026年第43周'))
    },
  },
]

const meta = {
  title: 'Input/WeekPicker',
  component: WeekPicker,
  args: { label: '周次', defaultValue: '2026-W37', today: '2026-09-10', onChange: fn() },
  parameters: guided({
    purpose:
      'A week from Monday to Sunday: a week of a timetable, a weekly report. The value is the ISO week (2026-W37); told when term begins, box and calendar speak of the week of term.',
    anatomy: [
      ['Box', '“2026年第37周”, and beside it the week of term.'],
      ['Number column', 'ISO weeks, or weeks of term within term.'],
      ['Row', 'A whole week is pointed at and chosen; any of its days will do.'],
      ['This week', 'One click.'],
    ],
    dos: ['Give termStart wherever teachers read it: they think in weeks of term.'],
    donts: ['Do not compute weeks by hand: around New Year they belong to the year of their Thursday.'],
    keyboard,
  }),
} satisfies Meta<typeof WeekPicker>

export default meta
type Story = StoryObj<typeof meta>

export const PickingAWeek: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }))
    await userEvent.click(await screen.findByRole('button', { name: /2026-09-24/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-W39'))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('2026年第39周'))
  },
}

export const WeeksOfTerm: Story = {
  args: { termStart: '2026-08-31', termWeeks: 20, defaultOpen: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('第2教学周')).toBeInTheDocument())
    await expect(await screen.findByRole('rowheader', { name: '2' })).toBeInTheDocument()
  },
}

export const AroundNewYear: Story = {
  args: { defaultValue: '2026-W53' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), '2027-1-3{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('2026年第53周'))
  },
}

export const NoSuchWeek: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), '2025-W53{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('不是周次'))
  },
}

export const MustBeFilledIn: Story = {
  args: { defaultValue: null },
  render: (args) => (
    <Field label="周次" required error="请选择周次">
      <WeekPicker {...args} label={undefined} />
    </Field>
  ),
}

export const NotToBeChanged: Story = { args: { disabled: true } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
