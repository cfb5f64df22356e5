import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { kindOptions } from './samples.ts'
import { students, subjects, venues } from './samples-pickers.ts'

const face = () => screen.getByRole('combobox', { name: '课程' })
const marked = () => document.querySelector('[role=option][data-highlighted]')
const opened = async () => waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
const closed = async () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
const marks = async (name: string | RegExp) => waitFor(() => expect(marked()).toHaveTextContent(name))
/** Opens it by one key on its closed face, wherever the act before left it. */
const press = async (key: string) => {
  if (screen.queryByRole('listbox')) await userEvent.keyboard('{Escape}')
  await closed()
  face().focus()
  await userEvent.keyboard(key)
}
const openBy = async (key: string) => {
  await press(key)
  await opened()
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
}

const keyboard: KeyAct[] = [
  {
    keys: 'Enter / Space',
    does: 'Opens the list. The highlighted option is the chosen one, or the first.',
    proof: async () => {
      for (const key of ['{Enter}', ' ']) {
        await openBy(key)
        await marks('高等数学')
      }
    },
  },
  {
    keys: '↓ ↑ (closed)',
    does: 'Opens the list on the chosen option; with none on the first or on the last.',
    proof: async () => {
      await openBy('{ArrowDown}')
      await marks('高等数学')
      await openBy('{ArrowUp}')
      await marks('职业生涯规划')
    },
  },
  {
    keys: 'Alt+↓',
    does: 'Opens the list and chooses nothing.',
    proof: async () => {
      await openBy('{Alt>}{ArrowDown}{/Alt}')
      await waitFor(() => expect(face()).toHaveTextContent('请选择'))
    },
  },
  {
    keys: 'Home / End (closed)',
    does: 'Opens the list on its first or last option.',
    proof: async () => {
      await openBy('{Home}')
      await marks('高等数学')
      await openBy('{End}')
      await marks('职业生涯规划')
    },
  },
  {
    keys: 'a letter (closed)',
    does: 'Opens the list on the first option that begins with it; the value stays.',
    proof: async () => {
      await openBy('软')
      await marks('软件工程')
      await waitFor(() => expect(face()).toHaveTextContent('请选择'))
    },
  },
  {
    keys: '← → (closed)',
    does: 'Nothing: a value does not change unseen.',
    proof: async () => {
      await press('{ArrowRight}{ArrowLeft}')
      await waitFor(() => expect(face()).toHaveTextContent('请选择'))
      await closed()
    },
  },
  {
    keys: '↓ ↑ (open)',
    does: 'The next and the previous option; disabled ones are passed over.',
    proof: async () => {
      await openBy('{Home}')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      // The second, 大学英语, is not to be had.
      await marks('面向对象程序设计')
      await userEvent.keyboard('{ArrowUp}')
      await marks('数据结构与算法')
    },
  },
  {
    keys: 'Home / End (open)',
    does: 'The first and the last option.',
    proof: async () => {
      await openBy('{Enter}')
      await userEvent.keyboard('{End}')
      await marks('职业生涯规划')
      await userEvent.keyboard('{Home}')
      await marks('高等数学')
    },
  },
  {
    keys: 'Page Down / Page Up',
    does: 'Ten options on or back.',
    proof: async () => {
      await openBy('{Home}')
      await userEvent.keyboard('{PageDown}')
      await marks('职业生涯规划')
      await userEvent.keyboard('{PageUp}')
      await marks('高等数学')
    },
  },
  {
    keys: 'a letter (open)',
    does: 'The next option that begins with what is typed.',
    proof: async () => {
      await openBy('{Enter}')
      await userEvent.keyboard('体')
      await marks('体育')
    },
  },
  {
    keys: 'Escape',
    does: 'Closes the list; the value stays; the focus is on the select.',
    proof: async () => {
      await openBy('{Enter}')
      await userEvent.keyboard('{ArrowDown}{Escape}')
      await closed()
      await waitFor(() => expect(face()).toHaveFocus())
      await waitFor(() => expect(face()).toHaveTextContent('请选择'))
    },
  },
  {
    keys: 'Enter / Space (open)',
    does: 'Chooses the highlighted option and closes.',
    proof: async () => {
      await openBy('{End}')
      await userEvent.keyboard('{Enter}')
      await closed()
      await waitFor(() => expect(face()).toHaveTextContent('职业生涯规划'))
      await openBy('{Home}')
      await userEvent.keyboard(' ')
      await closed()
      await waitFor(() => expect(face()).toHaveTextContent('高等数学'))
    },
  },
  {
    keys: 'Alt+↑',
    does: 'Chooses the highlighted option and closes.',
    proof: async () => {
      await openBy('{End}')
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await closed()
      await waitFor(() => expect(face()).toHaveTextContent('职业生涯规划'))
    },
  },
  {
    keys: 'Tab',
    does: 'Chooses the highlighted option, closes, and goes on to the next field.',
    proof: async () => {
      await openBy('{Home}')
      await userEvent.tab()
      await closed()
      await waitFor(() => expect(face()).toHaveTextContent('高等数学'))
      await waitFor(() => expect(screen.getByRole('combobox', { name: '教室' })).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Input/Select',
  component: Select,
  args: { options: kindOptions, onChange: fn(), label: '类型' },
  argTypes: {
    options: { control: 'object' },
    size: {
      control: 'inline-radio',
      options: ['sm', 'md', 'lg'],
      table: { defaultValue: { summary: 'md' } },
    },
  },
  parameters: guided({
    purpose:
      'One out of a list that is known as a whole: a kind, a state, a term. Under five options that fit side by side take Radio or Segmented, so that none is hidden; for rows of a table, which are found by typing, Combobox; for a place in a hierarchy TreeSelect or Cascader.',
    anatomy: [
      ['Face', 'Shows the chosen name, or what to do. A long name is cut and told in full on hover.'],
      ['Clear', 'Only where empty is an answer. No tab stop: it stands in the way of none.'],
      [
        'List',
        'As wide as the face or wider, never higher than ten lines; with thousands of options only those in sight are drawn.',
      ],
      ['Heading', 'The group an option belongs to.'],
      ['Option', 'Name, a quiet second line where two share a name, a tick when chosen.'],
      ['Note', 'Loading, nothing to choose, or what went wrong with a way to try again.'],
    ],
    dos: [
      'Order the options as people think of them: by frequency, by time, or by the code of the dictionary.',
      'Leave it empty when there is no honest default.',
      'Say with the second line why an option cannot be chosen.',
    ],
    donts: [
      'Do not make “全部” an option in a filter: an empty filter is all.',
      'Do not open a dialog from an option.',
      'Do not use it for two options: that is a Switch or a Radio.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const ChoosingAKind: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '类型' }))
    await userEvent.click(await screen.findByRole('option', { name: '宿舍楼' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('宿舍楼'))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('宿舍楼'))
  },
}

export const TakenBack: Story = {
  args: { defaultValue: '教学楼', clearable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(null))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('请选择'))
  },
}

export const HeldByItsOwner: Story = {
  args: { value: '教学楼' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: '实训楼' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('实训楼'))
    // The owner did not agree.
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('教学楼'))
  },
}

export const GroupsAndSecondLines: Story = {
  args: { label: '教室', options: venues, defaultValue: 'd205' },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('group', { name: '东湖校区' })).toBeVisible())
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /明德楼 205/ })).toHaveAttribute('aria-selected', 'true'),
    )
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /实训楼 102/ })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const ThousandsOfOptions: Story = {
  args: { label: '学生', options: students },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByRole('listbox')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5))
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(60))
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
    await userEvent.keyboard('{End}')
    const last = await screen.findByRole('option', { name: /20264999/ })
    await waitFor(() => expect(last).toHaveAttribute('aria-posinset', '5000'))
    await waitFor(() => expect(last).toBeVisible())
  },
}

export const WaitingForTheServer: Story = {
  args: { options: [], loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: '加载中' })).toBeVisible())
  },
}

export const NothingToChoose: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: '暂无数据~' })).toBeVisible())
  },
}

export const TheServerFailed: Story = {
  args: { options: [], error: '类型没有取到', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: '重试' }))
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce())
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
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
    await waitFor(() => expect(trigger).toHaveAccessibleDescription(/请选择类型/))
    await waitFor(() => expect(trigger).toHaveAttribute('aria-invalid', 'true'))
  },
}

export const InEverySize: Story = {
  render: (args) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Select key={size} {...args} size={size} label={size} defaultValue="教学楼" clearable />
      ))}
    </Stack>
  ),
}

export const NotToBeChanged: Story = {
  render: (args) => (
    <Stack>
      <Select {...args} label="停用" disabled defaultValue="教学楼" clearable />
      <Field label="只读" readOnly>
        <Select {...args} label={undefined} defaultValue="教学楼" clearable />
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '停用' })).toBeDisabled())
    await userEvent.click(canvas.getByRole('combobox', { name: '只读' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('button', { name: '清除' })).toBeNull())
  },
}

export const Keyboard: Story = {
  render: () => (
    <Stack>
      <Select
        label="课程"
        options={subjects.map((option) => ({ ...option, disabled: option.label === '大学英语' }))}
      />
      <Select label="教室" options={venues} />
    </Stack>
  ),
  play: playKeyboard(keyboard),
}
