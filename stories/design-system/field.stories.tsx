import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { DateInput } from '#design-system/date-input/date-input.tsx'
import { Field } from '#design-system/field/field.tsx'
import { FieldMannerProvider } from '#design-system/field/field-manner.ts'
import { Grid } from '#design-system/grid/grid.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Whole } from '#design-system/parts/whole/whole.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type Building, kindOptions } from './samples.ts'

const meta = {
  title: 'Input/Field',
  component: Field,
  args: { label: '名称', children: <TextInput placeholder="如：明德楼" /> },
  argTypes: {
    layout: { control: 'inline-radio', options: ['above', 'beside', 'aligned'] },
    children: { control: false },
  },
  parameters: guided({
    purpose:
      'Gives one control its label, its help and its fault, and ties them together for screen readers. Within a Form, FormField does it for you.',
    anatomy: [
      ['Label', 'With a star where the control must be filled in'],
      ['Control', 'Any input of this room'],
      ['Help', 'What to enter, where the label does not say it'],
      ['Error', 'What is wrong and how to put it right; a sign and words. Read out when it appears'],
    ],
    dos: [
      'Say in the error what to do: 编号须以字母开头.',
      'Let a form keep the line of the error free, so that nothing moves when one appears.',
      'Mark what must be filled in, or, where nearly all must, say so above.',
    ],
    donts: [
      'Complain while one types the first time.',
      'Repeat the label in the placeholder.',
      'Put two controls into one field.',
    ],
  }),
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const ToBeFilledIn: Story = {
  args: { required: true, help: '最多 32 个字' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /名称/ })
    await waitFor(() => expect(input).toBeRequired())
    await waitFor(() => expect(input).toHaveAccessibleDescription('最多 32 个字'))
  },
}

export const Refused: Story = {
  args: {
    required: true,
    error: '这个编号已被「博学楼」使用',
    label: '编号',
    children: <TextInput defaultValue="A02" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /编号/ })
    await waitFor(() => expect(input).toBeInvalid())
    await waitFor(() => expect(input).toHaveAccessibleDescription(/已被「博学楼」使用/))
  },
}

export const NotForMe: Story = { args: { disabled: true, children: <TextInput defaultValue="明德楼" /> } }
export const OnlyToRead: Story = { args: { readOnly: true, children: <TextInput defaultValue="明德楼" /> } }
export const InAFilter: Story = { args: { layout: 'beside' } }

export const LabelsInAnEvenColumn: StoryObj = {
  render: () => (
    <Stack>
      {['名称', '建成日期', '二〇二六届毕业生就业去向登记'].map((label) => (
        <Field key={label} label={label} layout="aligned" help="说明写在这里">
          <TextInput />
        </Field>
      ))}
    </Stack>
  ),
}

/** The words of a fault wait until the pointer is up again, so that the click goes where it was aimed. */
export const AClickWhileAFaultAppears: StoryObj = {
  render: function Render() {
    const [left, setLeft] = useState(false)
    const [saved, setSaved] = useState(false)
    return (
      <Stack align="start">
        <Field label="编号" error={left && '编号须以字母开头，后接两位数字'}>
          <TextInput defaultValue="02" onBlur={() => setLeft(true)} />
        </Field>
        <Button onClick={() => setSaved(true)}>{saved ? '已保存' : '保存'}</Button>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    canvas.getByRole('textbox').focus()
    const before = button.getBoundingClientRect().top
    await fireEvent.pointerDown(button)
    button.focus()
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid())
    await waitFor(() => expect(button.getBoundingClientRect().top).toBe(before))
    await fireEvent.pointerUp(button)
    await fireEvent.click(button)
    await waitFor(() => expect(button).toHaveTextContent('已保存'))
    await expect(await canvas.findByText(/编号须以字母开头/)).toBeVisible()
  },
}

/** As a form does it: the line of the fault is there before the fault is. */
export const NothingMovesWhenAFaultAppears: StoryObj = {
  render: function Render() {
    const [typed, setTyped] = useState('A02')
    return (
      <FieldMannerProvider value={{ layout: 'above', roomy: true }}>
        <Stack gap="xs">
          <Field label="编号" error={typed === '' && '编号不能为空'} help="一个字母和两位数字">
            <TextInput value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
          </Field>
          <Field label="名称">
            <TextInput defaultValue="博学楼" />
          </Field>
        </Stack>
      </FieldMannerProvider>
    )
  },
  play: async ({ canvas }) => {
    const below = canvas.getByRole('textbox', { name: '名称' })
    const before = below.getBoundingClientRect().top
    await userEvent.clear(canvas.getByRole('textbox', { name: '编号' }))
    await waitFor(() => expect(canvas.getByText('编号不能为空')).toBeVisible())
    await waitFor(() => expect(below.getBoundingClientRect().top).toBe(before))
  },
}

export const AWholeForm: StoryObj = {
  render: function Render() {
    const [kind, setKind] = useState<Building['kind'] | null>('教学楼')
    const [built, setBuilt] = useState<string | null>('2008-09-01')
    const [inUse, setInUse] = useState(true)
    return (
      <Grid columns="two">
        <Field label="编号" required error="编号不能为空">
          <TextInput />
        </Field>
        <Field label="名称" required>
          <TextInput defaultValue="明德楼" />
        </Field>
        <Field label="类型" required>
          <Select options={kindOptions} value={kind} onChange={setKind} />
        </Field>
        <Field label="层数" help="地面以上">
          <NumberInput defaultValue={6} min={1} max={60} decimals={0} unit="层" />
        </Field>
        <Field label="建成日期">
          <DateInput value={built} onChange={setBuilt} />
        </Field>
        <Field label="在用">
          <Switch checked={inUse} onChange={setInUse}>
            {inUse ? '是' : '否'}
          </Switch>
        </Field>
        <Whole>
          <Field label="备注">
            <TextArea placeholder="给其他管理员看的话" />
          </Field>
        </Whole>
        <Checkbox>有无障碍电梯</Checkbox>
      </Grid>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '在用' }))
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked())
    await userEvent.click(canvas.getByRole('checkbox', { name: '有无障碍电梯' }))
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked())
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /类型/ })).toBeVisible())
  },
}
