import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { NumberRangeInput } from '#design-system/number-range-input/number-range-input.tsx'

const meta = {
  title: 'Input/NumberInput',
  component: NumberInput,
  args: { label: '面积', value: null, onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value ?? null)
    return (
      <NumberInput
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange?.(next)
        }}
      />
    )
  },
} satisfies Meta<typeof NumberInput>

export default meta
type Story = StoryObj<typeof meta>

export const WithAUnit: Story = {
  args: { unit: '㎡', decimals: 2 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: '面积' })
    await userEvent.type(input, '12.05')
    await expect(input).toHaveValue('12.05')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.05)
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const SteppedByArrowKeys: Story = {
  args: { label: '层数', value: 6, min: 1, max: 7, decimals: 0 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton')
    input.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(7)
    await expect(input).toHaveValue('7')
  },
}

export const BetweenTwo: StoryObj = {
  render: function Render() {
    const [value, setValue] = useState<{ from: number | null; to: number | null }>({ from: 3, to: null })
    return <NumberRangeInput label="层数" value={value} onChange={setValue} decimals={0} />
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: '层数止' }), '12')
    await expect(canvas.getByRole('spinbutton', { name: '层数止' })).toHaveValue('12')
    await expect(canvas.getByRole('spinbutton', { name: '层数起' })).toHaveValue('3')
  },
}
