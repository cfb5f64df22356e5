import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DateRangeInput } from '#design-system/date-range-input/date-range-input.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: '建成日期起' })
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: '建成日期止' })
const at = async (day: string) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(day)))

const keyboard: KeyAct[] = [
  {
    keys: 'Enter / Tab (boxes)',
    does: 'Reads what is typed; Tab goes from the first day to the last.',
    proof: async () => {
      await userEvent.clear(from())
      await userEvent.type(from(), '20260901')
      await userEvent.tab()
      await waitFor(() => expect(to()).toHaveFocus())
      await userEvent.clear(to())
      await userEvent.type(to(), '9-20{Enter}')
      await waitFor(() => expect(from()).toHaveValue('2026-09-01'))
      await waitFor(() => expect(to()).toHaveValue('2026-09-20'))
    },
  },
  {
    keys: '↓ (boxes)',
    does: 'Opens the calendar on the first day of the range.',
    proof: async () => {
      await userEvent.keyboard('{ArrowDown}')
      await at('2026-09-01')
    },
  },
  {
    keys: 'arrows, Home, End, Page Up, Page Down',
    does: 'Through the days as in DatePicker, from one month into the other.',
    proof: async () => {
      await userEvent.keyboard('{PageDown}')
      await at('2026-10-01')
      await userEvent.keyboard('{PageUp}{ArrowDown}')
      await at('2026-09-08')
    },
  },
  {
    keys: 'Enter, Enter',
    does: 'The first chooses one end, the second the other, in either order; then it closes.',
    proof: async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByText('2026-09-08 起，请选择结束日期')).toBeVisible())
      await userEvent.keyboard('{ArrowUp}{Enter}')
      await waitFor(() => expect(from()).toHaveFocus())
      await waitFor(() => expect(from()).toHaveValue('2026-09-01'))
      await waitFor(() => expect(to()).toHaveValue('2026-09-08'))
    },
  },
  {
    keys: 'Escape (calendar)',
    does: 'Closes; a range half chosen is dropped.',
    proof: async () => {
      await userEvent.keyboard('{ArrowDown}')
      await at('2026-09-01')
      await userEvent.keyboard('{ArrowRight}{Enter}{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(from()).toHaveValue('2026-09-01'))
    },
  },
]

const presets = [
  { label: '本周', from: '2026-09-07', to: '2026-09-13' },
  { label: '本月', from: '2026-09-01', to: '2026-09-30' },
  { label: '本学期', from: '2026-08-31', to: '2027-01-17' },
]

const meta = {
  title: 'Input/DateRange',
  component: DateRangeInput,
  args: {
    label: '建成日期',
    defaultValue: { from: '2026-09-07', to: '2026-09-18' },
    today: '2026-09-10',
    onChange: fn(),
  },
  parameters: guided({
    purpose:
      'From one day to another, both belonging to it; most often in a filter. Either end may stay open: “since September”. Ranges people ask for again and again are offered by name.',
    anatomy: [
      ['First day · last day', 'Two boxes in one frame, each typed as in DatePicker and held to the other.'],
      ['Usual ranges', '本周, 本月, 本学期: named by the caller, who knows the term.'],
      ['Two months', 'Side by side; one on a phone.'],
      ['Band', 'From the first day to where one points, until the second is chosen.'],
      ['Hint', 'Which end is chosen next; told to screen readers.'],
    ],
    dos: [
      'Offer the three or four ranges people really ask for.',
      'Take an open end for “since” and “until”.',
    ],
    donts: [
      'Do not ask for the first day before the last: either order will do.',
      'Do not offer more than six named ranges.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof DateRangeInput>

export default meta
type Story = StoryObj<typeof meta>

export const FromOneDayToAnother: Story = {
  args: { defaultValue: { from: null, to: '2026-12-31' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '建成日期起' }), '20260901{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '建成日期起' })).toHaveValue('2026-09-01'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '建成日期止' })).toHaveValue('2026-12-31'))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-09-01', to: '2026-12-31' }),
    )
  },
}

export const PickedBackwards: Story = {
  args: { defaultValue: { from: null, to: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }))
    await userEvent.click(await screen.findByRole('button', { name: /2026-09-18/ }))
    await userEvent.hover(screen.getByRole('button', { name: /2026-09-12/ }))
    await userEvent.click(screen.getByRole('button', { name: /2026-09-09/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ from: '2026-09-09', to: '2026-09-18' }))
  },
}

export const RangesByName: Story = {
  args: { presets, defaultOpen: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: '本学期' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ from: '2026-08-31', to: '2027-01-17' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }))
    await expect(await screen.findByRole('group', { name: '常用范围' })).toBeInTheDocument()
  },
}

export const NeverBackwards: Story = {
  play: async ({ canvas, args }) => {
    const last = canvas.getByRole('textbox', { name: '建成日期止' })
    await userEvent.clear(last)
    await userEvent.type(last, '2026-9-1{Enter}')
    await waitFor(() => expect(canvas.getByText(/不能早于 2026-09-07/)).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const AllTakenBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ from: null, to: null }))
  },
}

export const NotToBeChanged: Story = { args: { disabled: true } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
