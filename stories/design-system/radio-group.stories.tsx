import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { InEveryState } from './in-every-state.tsx'

const leave = [
  { value: 'sick', label: '病假', help: '三天以上需附医院证明' },
  { value: 'private', label: '事假', help: '由辅导员审批，七天以上由学院审批' },
  { value: 'duty', label: '公假', help: '比赛、会议等，附通知' },
]
const genders = [
  { value: 'm', label: '男' },
  { value: 'f', label: '女' },
  { value: 'x', label: '不填' },
]

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to the chosen radio, or to the first if none is chosen; the next Tab leaves the group.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('radio', { name: '男' })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('radio', { name: '男' })).not.toHaveFocus())
      await userEvent.tab({ shift: true })
    },
  },
  {
    keys: 'Space',
    does: 'Chooses the focused radio.',
    proof: async ({ canvas }) => {
      canvas.getByRole('radio', { name: '男' }).focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '男' })).toBeChecked())
    },
  },
  {
    keys: '↓ →',
    does: 'Chooses the next; from the last the first.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '不填' })).toBeChecked())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '男' })).toBeChecked())
    },
  },
  {
    keys: '↑ ←',
    does: 'Chooses the one before; from the first the last.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '不填' })).toBeChecked())
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '女' })).toBeChecked())
    },
  },
]

const meta = {
  title: 'Input/RadioGroup',
  component: RadioGroup,
  args: { options: genders, label: '性别', onChange: fn() },
  argTypes: { direction: { control: 'inline-radio', options: ['row', 'column'] } },
  parameters: guided({
    purpose:
      'One out of two to seven, all in sight, because the person should compare them. More of them: Select. Two or three short words that act at once: Segmented. Yes or no: Switch.',
    anatomy: [
      ['Group', 'Takes its name, help and error from the Field round it'],
      ['Dial', 'The browser’s own radio, drawn by us'],
      ['Label', 'Part of the target'],
      ['Help', 'Optional second line: what choosing it means'],
    ],
    dos: [
      'Give a first choice where one is the rule.',
      'Stack them when labels are long or have help.',
      'Offer 不填 or 其他 where a person may not want or be able to choose.',
    ],
    donts: ['Use it for things of which several may be chosen.', 'Lay out more than four in a row.'],
    keyboard,
  }),
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const ChoosingOne: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('女'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('f'))
    await waitFor(() => expect(canvas.getByRole('radio', { name: '女' })).toBeChecked())
  },
}

export const WithWhatEachMeans: Story = {
  args: { options: leave, label: '请假类型', direction: 'column', defaultValue: 'private' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '病假' })).toHaveAccessibleDescription(
      '三天以上需附医院证明',
    )
  },
}

export const OneNotOffered: Story = {
  args: {
    defaultValue: 'm',
    options: genders.map((option) => ({ ...option, disabled: option.value === 'x' })),
  },
}

export const OnlyToRead: Story = {
  args: { value: 'f', readOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('男'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('radio', { name: '女' })).toBeChecked())
  },
}

export const EveryState: StoryObj = {
  render: () => (
    <InEveryState control={(filled) => <RadioGroup options={genders} defaultValue={filled ? 'f' : null} />} />
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('radiogroup', { name: /必填/ })).toHaveAttribute('aria-required', 'true'),
    )
    await waitFor(() =>
      expect(canvas.getByRole('radiogroup', { name: /有误/ })).toHaveAccessibleDescription('请按说明修改'),
    )
  },
}

export const OnATouchScreen: Story = {
  args: { options: leave, label: '请假类型', direction: 'column', defaultValue: 'sick' },
  globals: { density: 'touch' },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
