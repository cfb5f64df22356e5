import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { MonthPicker } from '#design-system/month-picker/month-picker.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '账期' })
const at = async (name: string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name))

const keyboard: KeyAct[] = [
  {
    keys: 'Enter (box)',
    does: 'Reads what is typed.',
    proof: async () => {
      await userEvent.clear(box())
      await userEvent.type(box(), '2026年6月{Enter}')
      await waitFor(() => expect(box()).toHaveValue('2026-06'))
    },
  },
  {
    keys: '↓ (box)',
    does: 'Opens the months of the year.',
    proof: async () => {
      await userEvent.keyboard('{ArrowDown}')
      await at('2026年6月')
    },
  },
  {
    keys: '← → ↑ ↓',
    does: 'One month; four months, as they stand.',
    proof: async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}')
      await at('2026年6月')
      await userEvent.keyboard('{ArrowDown}')
      await at('2026年10月')
    },
  },
  {
    keys: 'Home / End',
    does: 'The first and the last month of the row.',
    proof: async () => {
      await userEvent.keyboard('{Home}')
      await at('2026年9月')
      await userEvent.keyboard('{End}')
      await at('2026年12月')
    },
  },
  {
    keys: 'Page Up / Page Down, with Shift',
    does: 'A year back or on; with Shift ten.',
    proof: async () => {
      await userEvent.keyboard('{PageUp}')
      await at('2025年12月')
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
      await at('2035年12月')
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{PageDown}')
      await at('2026年12月')
    },
  },
  {
    keys: 'Enter / Space',
    does: 'Chooses the month and closes.',
    proof: async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(box()).toHaveFocus())
      await waitFor(() => expect(box()).toHaveValue('2026-12'))
    },
  },
]

const meta = {
  title: 'Input/MonthPicker',
  component: MonthPicker,
  args: { label: '账期', defaultValue: '2026-09', today: '2026-09-10', onChange: fn() },
  parameters: guided({
    purpose:
      'A month of a year: a billing month, a month of statistics. Typed (202609, 2026年9月) or picked.',
    anatomy: [
      ['Box', 'The month as yyyy-MM.'],
      ['Title', 'The year; leads up to the years of the decade.'],
      ['Grid', 'Twelve months in rows of four; the present one has a ring.'],
    ],
    dos: ['Give max where months to come make no sense.'],
    donts: ['Do not use two of them for a span of months that are always a term: take a Select of terms.'],
    keyboard,
  }),
} satisfies Meta<typeof MonthPicker>

export default meta
type Story = StoryObj<typeof meta>

export const PickingAMonth: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }))
    await userEvent.click(await screen.findByRole('button', { name: '2026年3月' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-03'))
  },
}

export const OfAnotherYear: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }))
    await userEvent.click(await screen.findByRole('button', { name: '2026年' }))
    await userEvent.click(await screen.findByRole('button', { name: '2024年' }))
    await userEvent.click(await screen.findByRole('button', { name: '2024年2月' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2024-02'))
  },
}

export const NoMonthToCome: Story = {
  args: { max: '2026-09', defaultOpen: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: '2026年11月' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), '2026-12{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('不能晚于 2026-09'))
  },
}

export const MustBeFilledIn: Story = {
  args: { defaultValue: null },
  render: (args) => (
    <Field label="账期" required error="请选择账期">
      <MonthPicker {...args} label={undefined} />
    </Field>
  ),
}

export const NotToBeChanged: Story = { args: { disabled: true } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
