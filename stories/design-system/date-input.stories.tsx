import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { DateInput } from '#design-system/date-input/date-input.tsx'
import type { DateRange } from '#design-system/date-range-input/date-range-input.tsx'
import { DateRangeInput } from '#design-system/date-range-input/date-range-input.tsx'

const meta = {
  title: 'Input/DateInput',
  component: DateInput,
  args: { label: '建成日期', value: '2026-09-01', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DateInput
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof DateInput>

export default meta
type Story = StoryObj<typeof meta>

export const PickingADay: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }))
    await userEvent.click(await screen.findByRole('button', { name: /2026-09-10/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-10')
  },
}

export const TypingTheChineseWay: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '建成日期' })
    await userEvent.type(input, '2026/9/1{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-01')
    await expect(input).toHaveValue('2026-09-01')
  },
}

export const EmptiedAgain: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(input).toHaveValue('')
  },
}

export const OpenCalendar: Story = {
  args: { min: '2026-09-01', max: '2026-09-20' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }))
    await expect(await screen.findByRole('button', { name: /2026-09-20/ })).toBeVisible()
  },
}

export const FromOneDayToAnother: StoryObj = {
  render: function Render() {
    const [value, setValue] = useState<DateRange>({ from: null, to: '2026-12-31' })
    return <DateRangeInput label="建成日期" value={value} onChange={setValue} />
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '建成日期起' }), '20260901{Enter}')
    await expect(canvas.getByRole('textbox', { name: '建成日期起' })).toHaveValue('2026-09-01')
    await expect(canvas.getByRole('textbox', { name: '建成日期止' })).toHaveValue('2026-12-31')
  },
}
