import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CheckboxGroup } from '#design-system/checkbox/checkbox-group.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { InEveryState } from './in-every-state.tsx'

const days = ['周一', '周二', '周三', '周四', '周五'].map((label, at) => ({ value: `d${at + 1}`, label }))

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes from box to box.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: '全选' })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: '周一' })).toHaveFocus())
    },
  },
  {
    keys: 'Space',
    does: 'Checks the focused box, and unchecks it again; on 全选 all of them.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: '周一' })).toBeChecked())
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked())
      await userEvent.tab({ shift: true })
      await userEvent.keyboard(' ')
      for (const box of canvas.getAllByRole('checkbox')) await waitFor(() => expect(box).toBeChecked())
      await userEvent.keyboard(' ')
      for (const box of canvas.getAllByRole('checkbox')) await waitFor(() => expect(box).not.toBeChecked())
    },
  },
]

const meta = {
  title: 'Input/CheckboxGroup',
  component: CheckboxGroup,
  args: { options: days, label: '开放日', whole: '全选', onChange: fn() },
  argTypes: { direction: { control: 'inline-radio', options: ['row', 'column'] } },
  parameters: guided({
    purpose:
      'Several out of at most about eight, all in sight. More of them: MultiSelect. One of them: RadioGroup.',
    anatomy: [
      ['Group', 'Takes its name, help and error from the Field round it'],
      ['All', 'Optional; shows a dash while only some are checked'],
      ['Boxes', 'One for each option'],
    ],
    dos: ['Keep the order people know: days, grades, floors.', 'Offer 全选 from about five on.'],
    donts: ['Let the order of clicks be the order of the value: it is that of the options.'],
    keyboard,
  }),
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const ChoosingSeveral: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('周三'))
    await userEvent.click(canvas.getByText('周一'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['d1', 'd3']))
    await waitFor(() => expect(canvas.getByRole('group', { name: '开放日' })).toBeVisible())
  },
}

export const OneThatStays: Story = {
  args: {
    defaultValue: ['d1'],
    options: days.map((day) => ({ ...day, disabled: day.value === 'd1' })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('全选'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['d1', 'd2', 'd3', 'd4', 'd5']))
    await userEvent.click(canvas.getByText('全选'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['d1']))
  },
}

export const OneBelowTheOther: Story = { args: { direction: 'column', defaultValue: ['d2', 'd4'] } }

export const EveryState: StoryObj = {
  render: () => (
    <InEveryState
      control={(filled) => <CheckboxGroup options={days} defaultValue={filled ? ['d1', 'd2'] : []} />}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /有误/ })).toHaveAccessibleDescription('请按说明修改'),
    )
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
