import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DateTimePicker } from '#design-system/date-time-picker/date-time-picker.tsx'
import { Field } from '#design-system/field/field.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '归校时间' })
const at = async (day: string) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(day)))

const keyboard: KeyAct[] = [
  {
    keys: 'Enter (box)',
    does: 'Reads a day with its time, or a day alone, which then has the usual time.',
    proof: async () => {
      await userEvent.clear(box())
      await userEvent.type(box(), '2026/9/16 8点半{Enter}')
      await waitFor(() => expect(box()).toHaveValue('2026-09-16 08:30'))
    },
  },
  {
    keys: '↓ (box)',
    does: 'Opens the calendar on the day.',
    proof: async () => {
      await userEvent.keyboard('{ArrowDown}')
      await at('2026-09-16')
    },
  },
  {
    keys: 'arrows, Enter (calendar)',
    does: 'As in DatePicker; choosing a day keeps the time and stays open.',
    proof: async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}')
      await waitFor(() => expect(box()).toHaveValue('2026-09-17 08:30'))
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    },
  },
  {
    keys: 'Tab',
    does: 'On to hours and minutes, where arrows choose as in TimePicker.',
    proof: async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(box()).toHaveValue('2026-09-17 09:30'))
    },
  },
  {
    keys: 'Enter / Escape',
    does: 'Close and go back to the box.',
    proof: async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(box()).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Input/DateTimePicker',
  component: DateTimePicker,
  args: { label: '归校时间', defaultValue: '2026-09-01 20:30', today: '2026-09-10', onChange: fn() },
  parameters: guided({
    purpose:
      'A moment: a day and a time in one value, typed (2026/9/1 8点半) or picked. A day without a time is a DatePicker.',
    anatomy: [
      ['Box', 'yyyy-MM-dd HH:mm, or with seconds.'],
      ['Calendar · columns', 'The day and the time side by side; below each other on a phone.'],
      ['确定', 'Closes; the value is there already.'],
    ],
    dos: ['Set usualTime to what a day alone means in the matter: 08:00 for work, 23:59 for a deadline.'],
    donts: ['Do not use it for a deadline that is always the end of a day.'],
    keyboard,
  }),
} satisfies Meta<typeof DateTimePicker>

export default meta
type Story = StoryObj<typeof meta>

export const PickingAMoment: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }))
    await userEvent.click(await screen.findByRole('button', { name: /2026-09-10/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-09-10 20:30'))
    await userEvent.click(screen.getByRole('option', { name: '45' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-09-10 20:45'))
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const TypingAMoment: Story = {
  args: { defaultValue: null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    for (const [typed, value] of [
      ['2026-9-1 14:05', '2026-09-01 14:05'],
      ['2026年9月1日 下午2:05', '2026-09-01 14:05'],
      ['明天 9:30', '2026-09-11 09:30'],
      ['20260901', '2026-09-01 08:00'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, `${typed}{Enter}`)
      await waitFor(() => expect(input).toHaveValue(value))
    }
  },
}

export const WithSeconds: Story = {
  args: { seconds: true, defaultValue: '2026-09-01 20:30:15', defaultOpen: true },
}

export const MustBeFilledIn: Story = {
  args: { defaultValue: null },
  render: (args) => (
    <Field label="归校时间" required error="请填写归校时间">
      <DateTimePicker {...args} label={undefined} />
    </Field>
  ),
}

export const NotToBeChanged: Story = { args: { disabled: true } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
