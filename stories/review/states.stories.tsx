import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Link } from '#design-system/link/link.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { Page, Table } from '#stories/foundations/parts.tsx'
import { Forced, ForcedStates } from '#stories/guide/forced-states.tsx'

/** The main controls in the states that the pointer and the keys leave them in, side by side. */
const meta = {
  title: 'Review/States',
  tags: ['!autodocs'],
  // The same control stands here five times under one name, which says nothing of the control.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const two = [
  { value: 'day', label: '日' },
  { value: 'week', label: '周' },
]

/** `name` parts the groups of radios from one another. */
const controls: Readonly<Record<string, (disabled: boolean, name: string) => ReactNode>> = {
  Button: (disabled) => <Button disabled={disabled}>保存</Button>,
  IconButton: (disabled) => <IconButton label="消息" icon={<Bell aria-hidden />} disabled={disabled} />,
  Link: (disabled) => !disabled && <Link href="#states">编号说明</Link>,
  TextInput: (disabled) => <TextInput aria-label="名称" defaultValue="博学楼" disabled={disabled} />,
  Select: (disabled) => <Select label="视图" options={two} defaultValue="day" disabled={disabled} />,
  Checkbox: (disabled) => (
    <Checkbox defaultChecked disabled={disabled}>
      有电梯
    </Checkbox>
  ),
  RadioGroup: (disabled, name) => (
    <RadioGroup label="视图" name={name} options={two} defaultValue="day" disabled={disabled} />
  ),
  Switch: (disabled) => (
    <Switch defaultChecked disabled={disabled}>
      接收通知
    </Switch>
  ),
  Segmented: (disabled, name) => (
    <Segmented label="视图" name={name} options={two} defaultValue="day" disabled={disabled} />
  ),
  Tabs: (disabled) => <Tabs label="视图" items={two.map((item) => ({ ...item, disabled, content: null }))} />,
  Tag: (disabled) => !disabled && <Tag onClose={() => {}}>博学楼</Tag>,
}

export const MainControls: Story = {
  render: () => (
    <ForcedStates>
      <Page lead="主要控件在平常、悬停、聚焦、按下和不可用时的样子。">
        <Table
          label="控件状态"
          head={['控件', '平常', '悬停', '聚焦', '按下', '不可用']}
          rows={Object.entries(controls).map(([name, control]) => [
            name,
            control(false, `${name} rest`),
            <Forced key="hover" state="hover">
              {control(false, `${name} hover`)}
            </Forced>,
            <Forced key="focus" state="focus">
              {control(false, `${name} focus`)}
            </Forced>,
            <Forced key="active" state="active">
              {control(false, `${name} active`)}
            </Forced>,
            control(true, `${name} disabled`),
          ])}
        />
      </Page>
    </ForcedStates>
  ),
}
