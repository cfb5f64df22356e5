import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
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
    keys: 'Tab, Space',
    does: 'On 更多筛选: opens what has no room in the line.',
    proof: async ({ canvas }) => {
      canvas.getByRole('button', { name: '更多筛选' }).focus()
      await userEvent.keyboard(' ')
      const panel = await screen.findByRole('dialog', { name: '更多筛选' })
      await waitFor(() => expect(within(panel).getAllByRole('textbox').length).toBeGreaterThan(0))
      // The panel has the focus before anybody can close it.
      await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    },
  },
  {
    keys: 'Esc',
    does: 'In 更多筛选: closes it and goes back to its button.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('button', { name: '更多筛选' })).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Input/FilterBar',
  component: Filters,
  args: { count: 7, onReset: fn() },
  parameters: guided({
    purpose:
      'What a list is narrowed by, above it. Each filter is in force as soon as it keeps still for a moment. One word of search alone: a TextInput in the Toolbar.',
    anatomy: [
      ['Landmark', 'A search region, so that one can jump to it'],
      ['Filters', 'Fields with the label beside, in one line that never wraps'],
      ['更多筛选', 'What has no room in the line; only there when something has none'],
      ['重置', 'Always at the end of the line'],
    ],
    dos: [
      'Put the two or three that everybody uses first.',
      'Give each field a key: onSight tells which of them show what they hold.',
      'Keep the filters in the address, so that a list can be sent to a colleague.',
    ],
    donts: ['Leave a filter in force behind 更多筛选 without saying so above the list.'],
    keyboard,
  }),
} satisfies Meta<typeof Filters>

export default meta
type Story = StoryObj<typeof meta>

export const FilteringAList: Story = {
  args: { count: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), '明德')
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await waitFor(() => expect(args.onReset).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '名称' })).toHaveValue(''))
    await waitFor(() => expect(canvas.queryByRole('button', { name: '更多筛选' })).toBeNull())
  },
}

export const MoreThanOneLine: Story = {
  args: { onSight: fn() },
  play: async ({ canvas, args }) => {
    const inLine = canvas.getAllByRole('textbox')
    await waitFor(() => expect(inLine.length).toBeLessThan(7))
    const tops = new Set(inLine.map((box) => Math.round(box.getBoundingClientRect().top)))
    await expect(tops.size).toBe(1)
    await waitFor(() => expect(args.onSight).toHaveBeenLastCalledWith(labels.slice(0, inLine.length)))
    await userEvent.click(canvas.getByRole('button', { name: '更多筛选' }))
    const panel = await screen.findByRole('dialog', { name: '更多筛选' })
    await waitFor(() => expect(within(panel).getAllByRole('textbox')).toHaveLength(7 - inLine.length))
    // Nothing leaves the open panel, though the bar has room for one alone; it does once the panel is closed.
    const bar = canvas.getByRole('search', { hidden: true })
    bar.style.width = '300px'
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(within(panel).getAllByRole('textbox')).toHaveLength(7 - inLine.length)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(1))
    bar.style.width = ''
  },
}

export const OnATouchScreen: Story = { args: { count: 3 }, globals: { density: 'touch' } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
