import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { DateInput } from '#design-system/date-input/date-input.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { Whole } from '#design-system/whole/whole.tsx'
import { type Building, kindOptions } from './samples.ts'

const meta = {
  title: 'Input/Field',
  component: Field,
  args: { label: '名称', children: <TextInput placeholder="如：明德楼" /> },
  argTypes: {
    layout: { control: 'inline-radio', options: ['above', 'beside'] },
    children: { control: false },
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const ToBeFilledIn: Story = {
  args: { required: true, help: '最多 32 个字' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /名称/ })
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('最多 32 个字')
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
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/已被「博学楼」使用/)
  },
}

export const NotForMe: Story = { args: { disabled: true, children: <TextInput defaultValue="明德楼" /> } }
export const OnlyToRead: Story = { args: { readOnly: true, children: <TextInput defaultValue="明德楼" /> } }
export const InAFilter: Story = { args: { layout: 'beside' } }

export const AWholeForm: StoryObj = {
  render: function Render() {
    const [kind, setKind] = useState<Building['kind'] | null>('教学楼')
    const [floors, setFloors] = useState<number | null>(6)
    const [built, setBuilt] = useState<string | null>('2008-09-01')
    const [inUse, setInUse] = useState(true)
    const [lift, setLift] = useState(false)
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
          <NumberInput value={floors} onChange={setFloors} min={1} max={60} decimals={0} unit="层" />
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
        <Checkbox checked={lift} onChange={setLift}>
          有无障碍电梯
        </Checkbox>
      </Grid>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '在用' }))
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: '有无障碍电梯' }))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: /类型/ })).toBeVisible()
  },
}
