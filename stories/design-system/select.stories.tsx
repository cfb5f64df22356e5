import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { Select } from '#design-system/select/select.tsx'
import { type Building, kindOptions } from './samples.ts'

type Kind = Building['kind']

const meta = {
  title: 'Input/Select',
  component: Select<Kind>,
  args: { options: kindOptions, value: null, onChange: fn(), label: '类型' },
  argTypes: { options: { control: 'object' } },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Select
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Select<Kind>>

export default meta
type Story = StoryObj<typeof meta>

export const ChoosingAKind: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '类型' }))
    await userEvent.click(await screen.findByRole('option', { name: '宿舍楼' }))
    await expect(args.onChange).toHaveBeenCalledWith('宿舍楼')
    await expect(canvas.getByRole('combobox')).toHaveTextContent('宿舍楼')
  },
}

export const TakenBack: Story = {
  args: { value: '教学楼', clearable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await expect(args.onChange).toHaveBeenCalledWith(null)
    await expect(canvas.getByRole('combobox')).toHaveTextContent('请选择')
  },
}

export const OpenList: Story = {
  args: {
    value: '宿舍楼',
    options: kindOptions.map((option) => ({ ...option, disabled: option.value === '办公楼' })),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('option', { name: '宿舍楼' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(screen.getByRole('option', { name: '办公楼' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const MustBeChosen: Story = {
  render: (args) => (
    <Field label="类型" required error="请选择类型">
      <Select {...args} label={undefined} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: /类型/ })
    await expect(trigger).toHaveAccessibleDescription(/请选择类型/)
    await expect(trigger).toHaveAttribute('aria-invalid', 'true')
  },
}

export const SeveralOfThem: StoryObj = {
  render: function Render() {
    const [value, setValue] = useState<Kind[]>(['教学楼'])
    return <MultiSelect label="类型" options={kindOptions} value={value} onChange={setValue} clearable />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '类型' }))
    await userEvent.click(await screen.findByRole('option', { name: '宿舍楼' }))
    await expect(canvas.getByRole('combobox')).toHaveTextContent('教学楼、宿舍楼')
    await userEvent.click(screen.getByRole('option', { name: '实训楼' }))
    await expect(canvas.getByRole('combobox')).toHaveTextContent('教学楼 等 3 项')
  },
}
