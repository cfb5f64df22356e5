import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List, Map as MapIcon } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { InEveryState } from './in-every-state.tsx'

const spans = [
  { value: 'day', label: '日' },
  { value: 'week', label: '周' },
  { value: 'month', label: '月' },
  { value: 'term', label: '学期' },
]
const views = [
  { value: 'list', label: '列表', icon: <List aria-hidden /> },
  { value: 'cards', label: '卡片', icon: <LayoutGrid aria-hidden /> },
  { value: 'map', label: '地图', icon: <MapIcon aria-hidden /> },
]

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to the chosen segment; the next Tab leaves.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('radio', { name: '周' })).toHaveFocus())
    },
  },
  {
    keys: '→ ↓',
    does: 'Chooses the next; from the last the first.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '日' })).toBeChecked())
    },
  },
  {
    keys: '← ↑',
    does: 'Chooses the one before; from the first the last.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '月' })).toBeChecked())
    },
  },
]

const meta = {
  title: 'Input/Segmented',
  component: Segmented,
  args: { options: spans, label: '时间范围', defaultValue: 'week', onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md'] } },
  parameters: guided({
    purpose:
      'Two to five ways of looking at the same thing, in force at once: day or week, list or cards. For a value within a form: RadioGroup or Select. For parts of a page with contents of their own: Tabs.',
    anatomy: [
      ['Trough', 'A radio group; holds the segments together'],
      ['Segment', 'A radio: optional icon, and a word'],
    ],
    dos: ['Keep words short and of like length.', 'Always have one chosen.'],
    donts: [
      'Use icons without words: a picture alone is a riddle.',
      'Wrap into a second line; take a Select instead.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof Segmented>

export default meta
type Story = StoryObj<typeof meta>

export const TheSpanOfAChart: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('月'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('month'))
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: '时间范围' })).toBeVisible())
  },
}

export const WithPictures: Story = { args: { options: views, label: '视图', defaultValue: 'cards' } }

export const SizesAndWidth: Story = {
  render: (args) => (
    <Stack>
      <Segmented {...args} size="sm" label="小" />
      <Segmented {...args} label="中" />
      <Segmented {...args} wide label="整行" />
      <Segmented {...args} disabled label="不可用" />
      <Segmented
        {...args}
        label="很长"
        options={[
          { value: 'day', label: '全日制普通专科学生' },
          { value: 'week', label: '五年一贯制学生（前三年）' },
          { value: 'month', label: '非全日制社会扩招学生' },
        ]}
      />
    </Stack>
  ),
}

export const EveryState: StoryObj = {
  render: () => (
    <InEveryState control={(filled) => <Segmented options={spans} defaultValue={filled ? 'week' : null} />} />
  ),
}

export const OnATouchScreen: Story = { globals: { density: 'touch' } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
