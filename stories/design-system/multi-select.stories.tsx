import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { kindOptions } from './samples.ts'
import { subjects, venues } from './samples-pickers.ts'

const face = () => screen.getByRole('combobox', { name: '类型' })
const opened = async () => {
  if (!screen.queryByRole('listbox')) {
    face().focus()
    await userEvent.keyboard('{Enter}')
  }
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
}

/** A key moves the light a frame later. */
const lit = (name: string) =>
  waitFor(() => expect(document.querySelector('[data-highlighted]')).toHaveTextContent(name))
const reads = (text: string) => waitFor(() => expect(face()).toHaveTextContent(text))

const keyboard: KeyAct[] = [
  {
    keys: 'Enter / Space',
    does: 'Opens; then takes the highlighted option or gives it back. The list stays open.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{Home}')
      await lit('教学楼')
      await userEvent.keyboard('{Enter}')
      await reads('教学楼')
      await userEvent.keyboard('{ArrowDown}')
      await lit('宿舍楼')
      await userEvent.keyboard(' ')
      await reads('教学楼、宿舍楼')
      await userEvent.keyboard(' ')
      await waitFor(() => expect(face()).not.toHaveTextContent('宿舍楼'))
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    },
  },
  {
    keys: 'Ctrl+A',
    does: 'Takes all; once more, none.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{Control>}a{/Control}')
      await reads('等 4 项')
      await userEvent.keyboard('{Control>}a{/Control}')
      await reads('请选择')
    },
  },
  {
    keys: '↓ ↑ Home End Page Down Page Up',
    does: 'Move as in Select and choose nothing.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{Home}{End}{ArrowUp}{PageUp}')
      await lit('教学楼')
      await reads('请选择')
    },
  },
  {
    keys: 'Escape / Alt+↑',
    does: 'Close; what is chosen stays.',
    proof: async () => {
      for (const key of ['{Escape}', '{Alt>}{ArrowUp}{/Alt}']) {
        await opened()
        await userEvent.keyboard(key)
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
        await waitFor(() => expect(face()).toHaveFocus())
      }
    },
  },
]

const meta = {
  title: 'Input/MultiSelect',
  component: MultiSelect,
  args: { options: kindOptions, onChange: fn(), label: '类型', clearable: true },
  argTypes: { options: { control: 'object' } },
  parameters: guided({
    purpose:
      'Several out of a list that is known as a whole; most often in a filter. Up to five that should all be seen: CheckboxGroup. Found by typing: MultiCombobox. Two lists side by side for dozens: Transfer.',
    anatomy: [
      [
        'Face',
        'The chosen names; from the third on they are counted: “教学楼 等 3 项”. All stand in the tooltip.',
      ],
      ['Clear', 'Gives all back at once.'],
      ['List', 'Stays open while one chooses; a tick at each chosen option.'],
    ],
    dos: ['Put the chosen ones into words as soon as they fit; raise maxShown where there is room.'],
    donts: ['Do not close after each choice.', 'Do not use it where the order of the chosen counts.'],
    keyboard,
  }),
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

export const SeveralOfThem: Story = {
  args: { defaultValue: ['教学楼'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '类型' }))
    await userEvent.click(await screen.findByRole('option', { name: '宿舍楼' }))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('教学楼、宿舍楼'))
    await userEvent.click(screen.getByRole('option', { name: '实训楼' }))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('教学楼 等 3 项'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['教学楼', '宿舍楼', '实训楼']))
  },
}

export const RoomForMoreNames: Story = {
  args: { label: '课程', options: subjects, defaultValue: ['c0', 'c1', 'c2', 'c3', 'c4', 'c7'], maxShown: 4 },
}

export const InGroups: Story = {
  args: { label: '教室', options: venues, defaultValue: ['d101', 'n411'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('group', { name: '南山校区' })).toBeVisible())
  },
}

export const AtLeastOne: Story = {
  render: (args) => (
    <Field label="类型" required error="请至少选择一种类型">
      <MultiSelect {...args} label={undefined} />
    </Field>
  ),
}

export const NotToBeChanged: Story = { args: { disabled: true, defaultValue: ['教学楼', '宿舍楼'] } }

export const GivenBackAtOnce: Story = {
  args: { defaultValue: ['教学楼', '宿舍楼'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([]))
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
