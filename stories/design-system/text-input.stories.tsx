import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search, UserRound } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { guided } from '#stories/guide/guide.ts'
import { InEveryState } from './in-every-state.tsx'

const meta = {
  title: 'Input/TextInput',
  component: TextInput,
  args: { 'aria-label': '名称', onChange: fn() },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    icon: { control: false },
    end: { control: false },
  },
  parameters: guided({
    purpose:
      'One line of free text. For several lines TextArea, for figures NumberInput, for a secret PasswordInput, for a short code PinInput.',
    anatomy: [
      ['Frame', 'Shows focus, faults and what may not be changed'],
      ['Icon', 'Decoration at the start: a magnifier, a person'],
      ['Input', 'A browser’s own input in all it takes and tells'],
      ['Clear', 'Only while there is something to clear'],
      ['End', 'A unit or a small button'],
    ],
    dos: [
      'Stand it in a Field, which gives it label, help and error.',
      'Set `autoComplete`, `inputMode` and `type`, so that telephones bring the right keys.',
    ],
    donts: ['Let the placeholder stand for the label: it is gone when it is needed.'],
  }),
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const SearchingByAWord: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('明德')
    return (
      <TextInput
        {...args}
        aria-label="搜索"
        icon={<Search aria-hidden />}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        clearable
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    const input = canvas.getByRole('textbox', { name: '搜索' })
    await waitFor(() => expect(input).toHaveValue(''))
    await waitFor(() => expect(input).toHaveFocus())
    await waitFor(() => expect(canvas.queryByRole('button', { name: '清除' })).toBeNull())
  },
}

/** What asks a server is told of whole words: 张弛, and never `zh'ang'chi`. */
export const AskingThroughAnInputMethod: Story = {
  args: { onWords: fn() },
  render: function Asking(args) {
    const [asked, setAsked] = useState('')
    const onWords = (words: string) => {
      args.onWords?.(words)
      setAsked(words)
    }
    return <TextInput {...args} value={asked} onWords={onWords} />
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox')
    await fireEvent.compositionStart(box)
    for (const half of ['zh', "zh'ang", "zh'ang'chi"]) await fireEvent.input(box, { target: { value: half } })
    await waitFor(() => expect(box).toHaveValue("zh'ang'chi"))
    await expect(args.onWords).not.toHaveBeenCalled()
    await fireEvent.input(box, { target: { value: '张弛' } })
    await fireEvent.compositionEnd(box)
    await waitFor(() => expect(args.onWords).toHaveBeenCalledWith('张弛'))
    await expect(args.onWords).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(box).toHaveValue('张弛'))
  },
}

export const HoldingItsOwnValue: Story = {
  args: { defaultValue: '博学楼', clearable: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '东')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2))
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <TextInput {...args} size="sm" defaultValue="小" />
      <TextInput {...args} defaultValue="中" end="㎡" />
      <TextInput {...args} size="lg" icon={<UserRound aria-hidden />} placeholder="学号或工号" />
    </Stack>
  ),
}

export const LongerThanItsFrame: Story = {
  args: {
    defaultValue: '东湖校区明德楼三层东侧多媒体教室（含讲台、投影、无线话筒）设备更新与布线改造工程二期',
    clearable: true,
  },
}

export const EveryState: StoryObj = {
  render: () => (
    <InEveryState
      control={(filled) => (
        <TextInput placeholder="如：明德楼" defaultValue={filled ? '明德楼' : undefined} clearable />
      )}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /必填/ })).toBeRequired())
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /有误/ })).toBeInvalid())
    // Of the five that are filled, the disabled and the read-only one offer no clearing.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '清除' })).toHaveLength(3))
  },
}

export const OnATouchScreen: Story = {
  args: { defaultValue: '明德楼', clearable: true },
  globals: { density: 'touch' },
}
