import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { MultiCombobox } from '#design-system/multi-combobox/multi-combobox.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { teachers } from './samples.ts'

const box = () => screen.getByRole('combobox', { name: '负责人' })

const keyboard: KeyAct[] = [
  {
    keys: '↓ ↑ Page Down Page Up',
    does: 'Open the list and go through it, as in Combobox.',
    proof: async () => {
      box().focus()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(document.querySelector('[data-highlighted]')).toHaveTextContent('陈静'))
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{PageDown}')
      await waitFor(() => expect(document.querySelector('[data-highlighted]')).toHaveTextContent('赵敏'))
    },
  },
  {
    keys: 'Enter',
    does: 'Takes the marked option or gives it back; the list stays open, the text is emptied.',
    proof: async () => {
      await userEvent.keyboard('杨')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('button', { name: /移除 杨帆/ })).toBeVisible())
      await waitFor(() => expect(box()).toHaveValue(''))
      await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'))
    },
  },
  {
    keys: 'Backspace',
    does: 'With no text typed, gives the last one back.',
    proof: async () => {
      await userEvent.keyboard('{Backspace}')
      await waitFor(() => expect(screen.queryByRole('button', { name: /移除 杨帆/ })).toBeNull())
    },
  },
  {
    keys: 'Escape',
    does: 'Closes the list; what is chosen stays.',
    proof: async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'false'))
      await waitFor(() => expect(screen.getByRole('button', { name: /移除 陈静/ })).toBeVisible())
    },
  },
  {
    keys: 'Shift+Tab',
    does: 'To the chips; Enter or Space on one gives it back.',
    proof: async () => {
      box().focus()
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(screen.getByRole('button', { name: /移除 陈静/ })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('button', { name: /移除 陈静/ })).toBeNull())
    },
  },
]

const meta = {
  title: 'Input/MultiCombobox',
  component: MultiCombobox,
  args: { options: teachers, onChange: fn(), label: '负责人' },
  parameters: guided({
    purpose:
      'Several rows out of many, found by typing: the teachers of a course, a filter on a reference. A list known as a whole: MultiSelect. Free words of one’s own: TagsInput.',
    anatomy: [
      ['Chip', 'One chosen name with its own remove button; a long name is cut.'],
      ['Count', 'From the third chip on, the rest is counted while the list is closed: “等 5 项”.'],
      ['Box', 'Where one types; Backspace in the empty box takes the last chip back.'],
      ['List', 'As in Combobox; stays open.'],
    ],
    dos: ['Give the names of chosen rows (selectedLabels) with the form, so that no chip shows an id.'],
    donts: ['Do not let it grow beyond some twenty chips: take Transfer or a table with selection.'],
    keyboard,
  }),
} satisfies Meta<typeof MultiCombobox>

export default meta
type Story = StoryObj<typeof meta>

export const SeveralTeachers: Story = {
  args: { defaultValue: ['t0'] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: '负责人' })
    await userEvent.click(input)
    await userEvent.type(input, '赵')
    await userEvent.click(await screen.findByRole('option', { name: /赵敏/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['t0', 't9']))
    await waitFor(() => expect(canvas.getByRole('button', { name: /移除 赵敏/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /移除 王建国/ }))
    await waitFor(() => expect(canvas.queryByText(/王建国/)).toBeNull())
  },
}

export const MoreThanFit: Story = {
  args: { defaultValue: ['t0', 't1', 't2', 't3', 't4', 't5'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('等 6 项')).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /移除/ })).toHaveLength(2))
  },
}

export const NamesFromTheForm: Story = {
  args: {
    options: [],
    onSearch: fn(),
    defaultValue: ['x1', 'x2'],
    selectedLabels: { x1: '欧阳明远（外聘教授，信息工程学院）', x2: '司马静' },
  },
}

export const StillLooking: Story = {
  args: { options: [], loading: true, onSearch: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: '加载中' })).toBeVisible())
  },
}

export const AtLeastOne: Story = {
  render: (args) => (
    <Field label="负责人" required error="请至少选择一人">
      <MultiCombobox {...args} label={undefined} />
    </Field>
  ),
}

export const NotToBeChanged: Story = { args: { disabled: true, defaultValue: ['t0', 't1'] } }

export const Keyboard: Story = { args: { defaultValue: ['t7'] }, play: playKeyboard(keyboard) }
