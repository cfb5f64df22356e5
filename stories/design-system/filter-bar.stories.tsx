import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { FilterBar, type FilterBarProps } from '#design-system/filter-bar/filter-bar.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const labels = ['名称', '编号', '负责人', '校区', '类型', '备注', '地址']

interface FiltersProps extends Omit<FilterBarProps, 'children'> {
  readonly count: number
}

const Filters = ({ count, onReset, ...rest }: FiltersProps) => {
  const [typed, setTyped] = useState<Record<string, string>>({})
  return (
    <Card>
      <FilterBar
        {...rest}
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

const keyboard: KeyAct[] = [
  {
    keys: 'Enter',
    does: 'In any filter: asks for the list.',
    proof: async ({ canvas, args }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), '明德{Enter}')
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    },
  },
  {
    keys: 'Tab, Space',
    does: 'On 展开: shows what is folded, and folds it again.',
    proof: async ({ canvas }) => {
      const fold = canvas.getByRole('button', { name: '展开' })
      fold.focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(7))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true'),
      )
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getAllByRole('textbox').length).toBeLessThan(7))
    },
  },
]

const meta = {
  title: 'Input/FilterBar',
  component: Filters,
  args: { count: 7, onSubmit: fn(), onReset: fn() },
  parameters: guided({
    purpose:
      'What a list is narrowed by, above it. In force only once 查询 is pressed, so that a slow list is not asked for at each key. One word of search alone: a TextInput in the Toolbar.',
    anatomy: [
      ['Landmark', 'A search region, so that one can jump to it'],
      ['Filters', 'Fields with the label beside; as many columns as fit'],
      ['Fold', 'What does not fit into the first line; only there when something is folded'],
      ['查询, 重置', 'Always at the end of the last line'],
    ],
    dos: [
      'Put the two or three that everybody uses first.',
      'Keep the filters in the address, so that a list can be sent to a colleague.',
    ],
    donts: ['Fold away a filter that is in force without saying so above the list.'],
    keyboard,
  }),
} satisfies Meta<typeof Filters>

export default meta
type Story = StoryObj<typeof meta>

export const FilteringAList: Story = {
  args: { count: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), '明德{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await waitFor(() => expect(args.onReset).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '名称' })).toHaveValue(''))
    await waitFor(() => expect(canvas.queryByRole('button', { name: '展开' })).toBeNull())
  },
}

export const MoreThanOneLine: Story = {
  play: async ({ canvas }) => {
    const folded = canvas.getAllByRole('textbox').length
    await waitFor(() => expect(folded).toBeLessThan(7))
    await userEvent.click(canvas.getByRole('button', { name: '展开' }))
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(7))
    await userEvent.click(canvas.getByRole('button', { name: '收起' }))
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(folded))
  },
}

export const OpenFromTheStart: Story = { args: { defaultOpen: true } }

export const FoldedByItsOwner: Story = {
  args: { open: false, onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true))
    await waitFor(() => expect(canvas.getByRole('button', { name: '展开' })).toBeVisible())
  },
}

export const WaitingForTheServer: Story = { args: { count: 3, loading: true } }

export const OnATouchScreen: Story = { args: { count: 3 }, globals: { density: 'touch' } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
