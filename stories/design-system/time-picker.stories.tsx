import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TimePicker } from '#design-system/time-picker/time-picker.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '上课时间' })

const keyboard: KeyAct[] = [
  {
    keys: 'Enter (box)',
    does: 'Reads what is typed.',
    proof: async () => {
      await userEvent.clear(box())
      await userEvent.type(box(), '8点半{Enter}')
      await waitFor(() => expect(box()).toHaveValue('08:30'))
    },
  },
  {
    keys: '↑ ↓ (box)',
    does: 'A step later or earlier, without opening.',
    proof: async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
      await waitFor(() => expect(box()).toHaveValue('08:35'))
    },
  },
  {
    keys: 'Alt+↓ (box)',
    does: 'Opens the columns on the hours.',
    proof: async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await waitFor(() => expect(screen.getByRole('listbox', { name: '时' })).toHaveFocus())
    },
  },
  {
    keys: '↑ ↓ (column)',
    does: 'The next and previous figure, round the clock; the value follows.',
    proof: async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(box()).toHaveValue('09:35'))
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await waitFor(() => expect(box()).toHaveValue('07:35'))
    },
  },
  {
    keys: '← →',
    does: 'Between hours and minutes.',
    proof: async () => {
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(screen.getByRole('listbox', { name: '分' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(box()).toHaveValue('07:40'))
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(screen.getByRole('listbox', { name: '时' })).toHaveFocus())
    },
  },
  {
    keys: 'Home / End, Page Up / Page Down',
    does: 'The first and last figure; five on or back.',
    proof: async () => {
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(box()).toHaveValue('23:40'))
      await userEvent.keyboard('{Home}{PageDown}')
      await waitFor(() => expect(box()).toHaveValue('05:40'))
      await userEvent.keyboard('{PageUp}')
      await waitFor(() => expect(box()).toHaveValue('00:40'))
    },
  },
  {
    keys: 'Tab',
    does: 'Round the columns and 确定.',
    proof: async () => {
      await userEvent.tab()
      await userEvent.tab()
      await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(screen.getByRole('listbox', { name: '时' })).toHaveFocus())
    },
  },
  {
    keys: 'Enter / Escape',
    does: 'Close and go back to the box.',
    proof: async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(box()).toHaveFocus())
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await waitFor(() => expect(screen.getByRole('listbox', { name: '时' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(box()).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Input/TimePicker',
  component: TimePicker,
  args: { label: '上课时间', defaultValue: '08:00', onChange: fn() },
  parameters: guided({
    purpose:
      'A time of day. Typing is the quick way: 8:05, 0805, 8点半, 下午3:20; the columns are for pointing. A day and a time: DateTimePicker. Lessons that have numbers are a Select of lessons.',
    anatomy: [
      ['Box', 'HH:mm, or HH:mm:ss. Arrows go by the step.'],
      [
        'Columns',
        'Hours, minutes, seconds; the chosen figure stands in the middle. What is out of the limits is grey.',
      ],
      ['确定', 'Closes; the value is there already.'],
    ],
    dos: ['Choose the step by the matter: 5 for meetings, 15 for visits. Any minute can still be typed.'],
    donts: ['Do not ask for seconds unless a machine needs them.'],
    keyboard,
  }),
} satisfies Meta<typeof TimePicker>

export default meta
type Story = StoryObj<typeof meta>

export const TypingATime: Story = {
  args: { defaultValue: null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    for (const typed of ['14:20', '1420', '14点20分', '下午2:20', '2:20 pm', '１４：２０']) {
      await userEvent.clear(input)
      await userEvent.type(input, `${typed}{Enter}`)
      await waitFor(() => expect(input).toHaveValue('14:20'))
    }
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('14:20'))
  },
}

export const PickingATime: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择时间' }))
    const [hour] = await screen.findAllByRole('option', { name: '14' })
    if (hour) await userEvent.click(hour)
    await userEvent.click(screen.getByRole('option', { name: '45' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('14:45'))
  },
}

export const WithinOpeningHours: Story = {
  args: { min: '08:30', max: '17:00', step: 15, defaultValue: '09:00', defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('option', { name: '07' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), '18:00{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('不能晚于 17:00'))
  },
}

export const WithSeconds: Story = { args: { seconds: true, defaultValue: '08:05:30', defaultOpen: true } }

export const NoSuchTime: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), '25:00{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('“25:00”不是时间，已恢复原值'))
  },
}

export const MustBeFilledIn: Story = {
  args: { defaultValue: null },
  render: (args) => (
    <Field label="上课时间" required error="请填写上课时间">
      <TimePicker {...args} label={undefined} />
    </Field>
  ),
}

export const SizesAndStates: Story = {
  render: (args) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <TimePicker key={size} {...args} size={size} label={size} />
      ))}
      <TimePicker {...args} label="停用" disabled />
      <Field label="只读" readOnly>
        <TimePicker {...args} label={undefined} />
      </Field>
    </Stack>
  ),
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
