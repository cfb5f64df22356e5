import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { ConfirmProvider } from '#design-system/confirm/confirm.tsx'
import { Form } from '#design-system/form/form.tsx'
import { useMayLeave } from '#design-system/leave-guard/leave-guard.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { BuildingForm, draftIn, filled } from './building-form.tsx'

const keyboard: KeyAct[] = [
  {
    keys: 'Enter',
    does: 'In a line of text: sends the form. With several faults the focus goes to their summary.',
    proof: async ({ canvas }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: /编号/ }), '{Enter}')
      await waitFor(() => expect(canvas.getByRole('region', { name: '需要修改的地方' })).toHaveFocus())
    },
  },
  {
    keys: 'Tab, Enter',
    does: 'In the summary: goes from fault to fault, and into the field of one.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /名称/ })).toHaveFocus())
    },
  },
  {
    keys: 'Ctrl+Enter',
    does: 'From anywhere, also from a text of several lines: sends the form.',
    proof: async ({ canvas, args }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: /编号/ }), 'A11')
      await userEvent.type(canvas.getByRole('textbox', { name: /名称/ }), '求是楼')
      canvas.getByRole('textbox', { name: '备注' }).focus()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    },
  },
]

const meta = {
  title: 'Input/Form',
  component: BuildingForm,
  subcomponents: { Form },
  args: { onSave: fn() },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  argTypes: {
    columns: { control: 'inline-radio', options: ['one', 'two', 'three'] },
    layout: { control: 'inline-radio', options: ['above', 'aligned'] },
    store: { control: false },
  },
  parameters: guided({
    purpose:
      'Everything that is filled in and then sent: sections, all faults in one place, the draft, and a question before unsaved work is left. Filters of a list: FilterBar.',
    anatomy: [
      ['Summary', 'After sending: how many faults, each a link to its field; one fewer with each put right'],
      ['FormDraft', 'Offers what was left before, and says when the draft was last kept'],
      ['FormSection', 'Heading and fields in one to three columns; may be folded; counts its faults'],
      ['FormField', 'One Field with its value; keeps the line of its fault free'],
      ['FormNav', 'The sections beside a long form, the one in sight marked'],
      [
        'useMayLeave',
        'For routers and tabs: asks when something within the LeaveBoundary is unsaved. The closing of the browser is asked about anyway',
      ],
      ['FormActions', 'What state it is in, and the ways out; may stay at the lower edge'],
    ],
    dos: [
      'Order fields as people know the matter, the ones that must be filled in first.',
      'One column for what is filled in once, two or three for what is looked up.',
      'Send what the server refuses back to its field with `form.setError`.',
      'Fold what few people need.',
    ],
    donts: [
      'Disable the button until all is right: nobody learns what is missing.',
      'Make sections of two fields.',
      'Ask before leaving when nothing was changed.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof BuildingForm>

export default meta
type Story = StoryObj<typeof meta>

export const ANewBuilding: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /编号/ }), 'A11')
    await waitFor(() => expect(canvas.getByText('有未保存的修改')).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox', { name: /名称/ }), '求是楼')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ code: 'A11', name: '求是楼' })),
    )
    await waitFor(() => expect(canvas.queryByText('有未保存的修改')).toBeNull())
  },
}

export const SeveralFaults: Story = {
  args: { columns: 'two', long: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const summary = await canvas.findByRole('region', { name: '需要修改的地方' })
    await waitFor(() => expect(summary).toHaveFocus())
    await waitFor(() => expect(summary).toHaveTextContent('有 3 处需要修改'))
    await waitFor(() => expect(canvas.getByText('1 处有误')).toBeVisible())
    // The section of the last one is folded until somebody goes there.
    await userEvent.click(within(summary).getByRole('link', { name: /联系电话/ }))
    const phone = canvas.getByRole('textbox', { name: /联系电话/ })
    await waitFor(() => expect(phone).toBeVisible())
    await waitFor(() => expect(phone).toHaveFocus())
    await userEvent.type(phone, '13800000000')
    await waitFor(() => expect(summary).toHaveTextContent('有 2 处需要修改'))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const OneFault: Story = {
  args: { values: { ...filled, name: '' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /名称/ })).toHaveFocus())
  },
}

export const RefusedByTheServer: Story = {
  args: { values: filled, taken: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const code = canvas.getByRole('textbox', { name: /编号/ })
    await waitFor(() => expect(code).toHaveAccessibleDescription('这个编号已被「博学楼」使用'))
    await waitFor(() => expect(code).toHaveFocus())
  },
}

/** The server speaks of a field that is not on the page: that is said too, or nobody would know why nothing happens. */
export const RefusedForSomethingElse: Story = {
  args: { values: filled, frozen: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('学年已归档，不能修改')
  },
}

export const WaitingForTheServer: Story = {
  args: { values: filled, slow: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /名称/ }), '东')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true'),
    )
    await waitFor(() => expect(canvas.getByText('正在保存')).toBeVisible())
  },
}

export const ALongOneWithItsSections: Story = {
  args: { columns: 'two', long: true, values: filled, navigation: true },
  play: async ({ canvas }) => {
    // On a narrow screen the sections are there to be folded instead.
    if (canvas.queryAllByRole('link').length === 0) return
    await userEvent.click(canvas.getByRole('link', { name: '联系人' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /联系电话/ })).toBeVisible())
  },
}

export const LabelsBesideControls: Story = { args: { layout: 'aligned', columns: 'two', values: filled } }

export const ThreeColumns: Story = { args: { columns: 'three', long: true, values: filled } }

export const OnlyToRead: Story = {
  args: { readOnly: true, columns: 'two', values: filled },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /名称/ })).toHaveAttribute('readonly'))
  },
}

export const OnATouchScreen: Story = { args: { values: filled }, globals: { density: 'touch' } }

export const ADraftFromBefore: Story = {
  args: { store: draftIn({ ...filled, name: '求是楼（草稿）' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/发现 .*2026.* 的草稿/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '恢复' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /名称/ })).toHaveValue('求是楼（草稿）'))
    await waitFor(() => expect(canvas.getByText('有未保存的修改')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(/的草稿/)).toBeNull())
  },
}

const store = draftIn(null)

export const KeepingADraft: Story = {
  args: { store },
  play: async ({ canvas }) => {
    store.write.mockClear()
    store.clear.mockClear()
    await userEvent.type(canvas.getByRole('textbox', { name: /编号/ }), 'A11')
    await userEvent.type(canvas.getByRole('textbox', { name: /名称/ }), '求是楼')
    await expect(await canvas.findByText('草稿已保存 · 08:30')).toBeVisible()
    await waitFor(() =>
      expect(store.write).toHaveBeenLastCalledWith(
        expect.objectContaining({ values: expect.objectContaining({ code: 'A11', name: '求是楼' }) }),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(store.clear).toHaveBeenCalled())
    await waitFor(() => expect(canvas.queryByText(/草稿已保存/)).toBeNull())
  },
}

const LeaveButton = ({ onLeave }: { readonly onLeave: () => void }) => {
  const mayLeave = useMayLeave()
  return <Button onClick={async () => (await mayLeave()) && onLeave()}>离开</Button>
}

const onLeave = fn()

export const LeavingUnsavedWork: Story = {
  render: (args) => (
    <ConfirmProvider>
      <BuildingForm {...args} />
      <LeaveButton onLeave={onLeave} />
    </ConfirmProvider>
  ),
  play: async ({ canvas }) => {
    onLeave.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '离开' }))
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
    await userEvent.type(canvas.getByRole('textbox', { name: /编号/ }), 'A11')
    await userEvent.click(canvas.getByRole('button', { name: '离开' }))
    await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /编号/ })).toHaveValue('A11'))
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
