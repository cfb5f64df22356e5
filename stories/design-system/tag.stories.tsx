import type { Meta, StoryObj } from '@storybook/react-vite'
import { BedDouble } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const
const words = ['草稿', '审批中', '在用', '维修', '停用', '待分配']
const closed = fn()

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to the cross of a closable tag. A tag without a cross is no stop.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '移除 东湖校区' })).toHaveFocus())
    },
  },
  {
    keys: 'Enter, Space',
    does: 'On the cross: removes the tag.',
    proof: async ({ canvas }) => {
      canvas.getByRole('button', { name: '移除 东湖校区' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.queryByText('东湖校区')).toBeNull())
      canvas.getByRole('button', { name: '移除 宿舍楼' }).focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.queryByText('宿舍楼')).toBeNull())
    },
  },
]

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: '在用' },
  argTypes: {
    tone: { control: 'inline-radio', options: tones },
    look: { control: 'inline-radio', options: ['soft', 'dot'] },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    icon: { control: false },
  },
  parameters: guided({
    purpose: 'A state or a kind, in a word. For a number take Badge; for something to press take Button.',
    anatomy: [
      ['Words', 'two to four characters that say all'],
      ['Tone', 'helps to find it: neutral for kinds, the others for states'],
      ['Dot', 'a quieter look for columns of a table'],
      ['Cross', 'removes a filter or a chosen value'],
    ],
    dos: ['Use one tone for one state in all screens.', 'Take the dot look where each row has a state.'],
    donts: [
      'Let the tone say what the words do not.',
      'Use danger for what is merely over: 已毕业 is neutral.',
      'Put more than three tags on one row.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const StatesInAWord: Story = {
  render: (args) => (
    <Stack>
      {(['soft', 'dot'] as const).map((look) => (
        <Stack key={look} direction="row" align="center" wrap>
          {tones.map((tone, at) => (
            <Tag {...args} key={tone} tone={tone} look={look}>
              {words[at]}
            </Tag>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
}

const Filters = () => {
  const [left, setLeft] = useState(['东湖校区', '宿舍楼', '2000 年以后'])
  return (
    <Stack direction="row" align="center" wrap>
      {left.map((word) => (
        <Tag
          key={word}
          size="lg"
          onClose={() => {
            closed(word)
            setLeft(left.filter((each) => each !== word))
          }}
        >
          {word}
        </Tag>
      ))}
    </Stack>
  )
}

export const FiltersToRemove: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 宿舍楼' }))
    await waitFor(() => expect(closed).toHaveBeenCalledWith('宿舍楼'))
    await waitFor(() => expect(canvas.queryByText('宿舍楼')).toBeNull())
  },
}

export const WithAnIcon: Story = {
  args: { icon: <BedDouble aria-hidden />, tone: 'info', children: '四人间' },
}

export const LongerThanItsPlace: Story = {
  render: () => (
    <Stack direction="row">
      <Tag onClose={fn()}>
        二〇二六级计算机应用技术专业现代学徒制试点班（校企合作，含第二学位与跨校选修）二〇二六级计算机应用技术
      </Tag>
    </Stack>
  ),
}

export const Keyboard: Story = { render: () => <Filters />, play: playKeyboard(keyboard) }
