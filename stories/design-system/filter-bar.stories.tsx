import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { FilterBar } from '#design-system/filter-bar/filter-bar.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'

const labels = ['名称', '编号', '负责人', '校区', '类型', '备注', '地址']

const Filters = ({
  count,
  onSubmit,
  onReset,
}: {
  count: number
  onSubmit: () => void
  onReset: () => void
}) => {
  const [typed, setTyped] = useState<Record<string, string>>({})
  return (
    <Card>
      <FilterBar
        onSubmit={onSubmit}
        onReset={() => {
          setTyped({})
          onReset()
        }}
      >
        {labels.slice(0, count).map((label) => (
          <Field key={label} label={label} layout="beside">
            <TextInput
              value={typed[label] ?? ''}
              onChange={(event) => setTyped({ ...typed, [label]: event.currentTarget.value })}
            />
          </Field>
        ))}
      </FilterBar>
    </Card>
  )
}

const meta = {
  title: 'Data/FilterBar',
  component: Filters,
  args: { count: 7, onSubmit: fn(), onReset: fn() },
} satisfies Meta<typeof Filters>

export default meta
type Story = StoryObj<typeof meta>

export const FilteringAList: Story = {
  args: { count: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), '明德{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', { name: '名称' })).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: '展开' })).toBeNull()
  },
}

export const MoreThanOneLine: Story = {
  play: async ({ canvas }) => {
    const folded = canvas.getAllByRole('textbox').length
    await expect(folded).toBeLessThan(7)
    await userEvent.click(canvas.getByRole('button', { name: '展开' }))
    await expect(canvas.getAllByRole('textbox')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: '收起' }))
    await expect(canvas.getAllByRole('textbox')).toHaveLength(folded)
  },
}
