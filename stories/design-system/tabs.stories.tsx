import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText, UserRound } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const items = [
  {
    value: 'base',
    label: '基本信息',
    content: <Descriptions items={[{ label: '姓名', value: '陈静' }]} />,
  },
  { value: 'leave', label: '请假', count: 3, content: '三张请假单等待审批。' },
  { value: 'award', label: '奖惩', count: 0, content: '没有奖惩记录。' },
  { value: 'card', label: '一卡通', disabled: true, content: '尚未开卡。' },
  { value: 'room', label: '住宿', content: <a href="#room">A01 明德楼 101 室</a> },
]
const made = fn()
const Costly = ({ name }: { readonly name: string }) => {
  made(name)
  return <p>{name}的内容</p>
}

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(name) })
const chosen = (name: string) => waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'))
const from = async (name: string, keys: string) => {
  tab(name).focus()
  await userEvent.keyboard(keys)
}

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to the tab that is shown, then past the others into its panel.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(tab('基本信息')).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus())
    },
  },
  {
    keys: '→',
    does: 'Shows the next tab, past those that are disabled; after the last comes the first.',
    proof: async () => {
      await from('基本信息', '{ArrowRight}')
      await waitFor(() => expect(tab('请假')).toHaveFocus())
      await chosen('请假')
      await userEvent.keyboard('{ArrowRight}')
      await chosen('奖惩')
      await userEvent.keyboard('{ArrowRight}')
      await chosen('住宿')
      await userEvent.keyboard('{ArrowRight}')
      await chosen('基本信息')
    },
  },
  {
    keys: '←',
    does: 'Shows the one before; before the first comes the last.',
    proof: async () => {
      await from('基本信息', '{ArrowLeft}')
      await chosen('住宿')
      await waitFor(() => expect(tab('住宿')).toHaveFocus())
    },
  },
  {
    keys: 'Home',
    does: 'Shows the first.',
    proof: async () => {
      await from('住宿', '{Home}')
      await chosen('基本信息')
    },
  },
  {
    keys: 'End',
    does: 'Shows the last.',
    proof: async () => {
      await from('基本信息', '{End}')
      await chosen('住宿')
    },
  },
]

const verticalKeys: KeyAct[] = [
  {
    keys: '↓, ↑',
    does: 'The same where the tabs stand under one another; ← and → then do nothing.',
    proof: async () => {
      await from('基本信息', '{ArrowDown}')
      await chosen('请假')
      await from('请假', '{ArrowUp}')
      await chosen('基本信息')
      await from('基本信息', '{ArrowRight}')
      await chosen('基本信息')
    },
  },
]

const manualKeys: KeyAct[] = [
  {
    keys: 'Enter, Space',
    does: 'With `activation="manual"` the arrows only walk, and these show the tab.',
    proof: async () => {
      await from('基本信息', '{ArrowRight}')
      await waitFor(() => expect(tab('请假')).toHaveFocus())
      await chosen('基本信息')
      await userEvent.keyboard('{Enter}')
      await chosen('请假')
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(tab('奖惩')).toHaveFocus())
      await userEvent.keyboard(' ')
      await chosen('奖惩')
    },
  },
]

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: '学生档案', items, onChange: fn() },
  argTypes: {
    items: { control: false },
    extra: { control: false },
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
    activation: { control: 'inline-radio', options: ['automatic', 'manual'] },
  },
  parameters: guided({
    purpose:
      'Views of one thing in one place, of which one is seen. For open screens there is the TabBar, for a choice within a form Segmented, for steps in order Steps.',
    anatomy: [
      ['Tab', 'a word of two to four characters, with an icon or a number when it helps'],
      ['Line', 'under the tab that is shown; it slides there'],
      ['Menu at the end', 'all tabs, when there is no room for them in the line'],
      ['Panel', 'made when it is first shown, then kept, so that nothing typed is lost'],
      ['Extra', 'an action on the whole, at the end of the line'],
    ],
    dos: [
      'Keep the tabs the same for each row of a kind; disable what does not apply yet.',
      'Count what is waiting, not what is there.',
      'Stand them upright for settings with many sections.',
    ],
    donts: [
      'Spread one form over tabs: an error in a hidden panel is not seen.',
      'Put tabs into tabs.',
      'Use them for steps that must be taken in order.',
    ],
    keyboard: [...keyboard, ...verticalKeys, ...manualKeys],
  }),
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const ViewsOfOneStudent: Story = {
  args: { extra: <Button size="sm">打印</Button> },
  play: async ({ canvas, args }) => {
    await userEvent.click(tab('请假'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('leave'))
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('三张请假单等待审批。'))
    await waitFor(() => expect(tab('一卡通')).toBeDisabled())
  },
}

export const UprightForSettings: Story = {
  args: {
    orientation: 'vertical',
    items: items.map((item, at) => ({ ...item, icon: at % 2 ? <FileText /> : <UserRound /> })),
  },
}

export const PanelsMadeWhenFirstShown: Story = {
  args: {
    items: ['甲', '乙'].map((name) => ({ value: name, label: name, content: <Costly name={name} /> })),
  },
  play: async ({ canvas }) => {
    await expect(made).not.toHaveBeenCalledWith('乙')
    await userEvent.click(tab('乙'))
    await waitFor(() => expect(canvas.getByText('乙的内容')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('甲的内容')).not.toBeVisible())
  },
}

export const MoreThanTheLineHolds: Story = {
  args: {
    items: Array.from({ length: 30 }, (_, at) => ({
      value: `${at}`,
      label: `第 ${at + 1} 教学周`,
      content: `第 ${at + 1} 教学周的安排。`,
    })),
    defaultValue: '20',
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部标签' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '第 2 教学周' }))
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('第 2 教学周的安排。'))
    await waitFor(() => expect(tab('第 2 教学周').getBoundingClientRect().left).toBeGreaterThan(-1))
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
export const KeyboardUpright: Story = {
  args: { orientation: 'vertical' },
  play: playKeyboard(verticalKeys),
}
export const KeyboardByHand: Story = { args: { activation: 'manual' }, play: playKeyboard(manualKeys) }
