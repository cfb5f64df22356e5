import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Combobox } from '#design-system/combobox/combobox.tsx'
import { MultiCombobox } from '#design-system/multi-combobox/multi-combobox.tsx'
import { teachers } from './samples.ts'

const hits = (keyword: string) => teachers.filter(({ label }) => label.includes(keyword))

const meta = {
  title: 'Input/Combobox',
  component: Combobox,
  args: { options: [], value: null, onChange: fn(), onSearch: fn(), label: '负责人' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const [options, setOptions] = useState(args.options)
    return (
      <Combobox
        {...args}
        options={options}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
        onSearch={(keyword) => {
          if (!args.loading) setOptions(hits(keyword))
          args.onSearch(keyword)
        }}
      />
    )
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const FindingATeacher: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: '负责人' })
    await userEvent.click(input)
    await userEvent.type(input, '李')
    await expect(args.onSearch).toHaveBeenLastCalledWith('李')
    await userEvent.click(await screen.findByRole('option', { name: /李思远/ }))
    await expect(args.onChange).toHaveBeenCalledWith('t4')
    await expect(input).toHaveValue('李思远（20264）')
  },
}

export const OpenedWithAValue: Story = {
  args: { value: 't7', selectedLabel: '陈静（20267）' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('陈静（20267）')
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await expect(args.onChange).toHaveBeenCalledWith(null)
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

export const NobodyOfThatName: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.type(input, '诸葛')
    await expect(await screen.findByRole('status')).toHaveTextContent('没有符合的选项')
  },
}

export const StillLooking: Story = { args: { loading: true } }

export const SeveralTeachers: StoryObj = {
  render: function Render() {
    const [value, setValue] = useState<string[]>(['t0'])
    const [options, setOptions] = useState<typeof teachers>([])
    return (
      <MultiCombobox
        label="负责人"
        options={options}
        value={value}
        selectedLabels={{ t0: '王建国' }}
        onChange={setValue}
        onSearch={(keyword) => setOptions(hits(keyword))}
      />
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '负责人' })
    await userEvent.click(input)
    await userEvent.type(input, '赵')
    await userEvent.click(await screen.findByRole('option', { name: /赵敏/ }))
    await expect(canvas.getByRole('button', { name: /移除 赵敏/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '移除 王建国' }))
    await expect(canvas.queryByText('王建国')).toBeNull()
  },
}
