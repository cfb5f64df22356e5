import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Combobox } from '#design-system/combobox/combobox.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { teachers } from './samples.ts'
import { students, subjects, venues } from './samples-pickers.ts'

const hits = (keyword: string) => teachers.filter(({ label }) => label.includes(keyword))

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '课程' })
const marked = () => document.querySelector('[role=option][data-highlighted]')
const marks = async (name: string) => waitFor(() => expect(marked()).toHaveTextContent(name))
const closed = async () => waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'false'))
const opened = async () => waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'))
const fresh = async () => {
  box().focus()
  // A list that is only just opening does not hear the key yet.
  await waitFor(async () => {
    if (box().getAttribute('aria-expanded') === 'true') await userEvent.keyboard('{Escape}')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
  })
  if (box().value) await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(box()).toHaveValue(''))
}

const keyboard: KeyAct[] = [
  {
    keys: '↓',
    does: 'Opens the list on its first option; open, goes to the next one.',
    proof: async () => {
      await fresh()
      await userEvent.keyboard('{ArrowDown}')
      await opened()
      await marks('高等数学')
      await userEvent.keyboard('{ArrowDown}')
      await marks('大学英语')
    },
  },
  {
    keys: '↑',
    does: 'Opens the list on its last option; open, goes to the previous one.',
    proof: async () => {
      await fresh()
      await userEvent.keyboard('{ArrowUp}')
      await marks('职业生涯规划')
      await userEvent.keyboard('{ArrowUp}')
      await marks('创新创业基础')
    },
  },
  {
    keys: 'Alt+↓ / Alt+↑',
    does: 'Opens the list and marks nothing; closes it.',
    proof: async () => {
      await fresh()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await opened()
      await waitFor(() => expect(marked()).toBeNull())
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await closed()
    },
  },
  {
    keys: 'a letter',
    does: 'Opens the list with the options that hold what is typed, the first of them marked.',
    proof: async () => {
      await fresh()
      await userEvent.keyboard('数据')
      await opened()
      await marks('数据结构与算法')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    },
  },
  {
    keys: 'Enter',
    does: 'Takes the marked option and closes.',
    proof: async () => {
      await fresh()
      await userEvent.keyboard('数据')
      await marks('数据结构与算法')
      await userEvent.keyboard('{ArrowDown}')
      await marks('数据库原理')
      await userEvent.keyboard('{Enter}')
      await closed()
      await waitFor(() => expect(box()).toHaveValue('数据库原理'))
    },
  },
  {
    keys: 'Escape',
    does: 'Open: closes and puts the chosen name back. Closed: empties it.',
    proof: async () => {
      await fresh()
      await userEvent.keyboard('体育')
      await marks('体育')
      await userEvent.keyboard('{Enter}')
      await closed()
      await waitFor(() => expect(box()).toHaveValue('体育'))
      await userEvent.keyboard('数据')
      await opened()
      await userEvent.keyboard('{Escape}')
      await closed()
      await waitFor(() => expect(box()).toHaveValue('体育'))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(box()).toHaveValue(''))
    },
  },
  {
    keys: 'Home / End',
    does: 'The beginning and the end of the text; no option stays marked.',
    proof: async () => {
      await fresh()
      await userEvent.keyboard('数据')
      await marks('数据结构与算法')
      await waitFor(() => expect(box()).toHaveValue('数据'))
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(marked()).toBeNull())
      await waitFor(() => expect(box().selectionStart).toBe(0))
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(box().selectionStart).toBe(2))
    },
  },
  {
    keys: '← →',
    does: 'Through the text, as in any text box.',
    proof: async () => {
      await fresh()
      await userEvent.keyboard('数据')
      await marks('数据结构与算法')
      // Left to the browser.
      for (const key of ['ArrowLeft', 'ArrowRight'])
        await expect(await fireEvent.keyDown(box(), { key })).toBe(true)
      await marks('数据结构与算法')
    },
  },
  {
    keys: 'Page Down / Page Up',
    does: 'Ten options on or back.',
    proof: async () => {
      await fresh()
      await userEvent.keyboard('{ArrowDown}')
      await marks('高等数学')
      await userEvent.keyboard('{PageDown}')
      await marks('创新创业基础')
      await userEvent.keyboard('{PageUp}')
      await marks('高等数学')
    },
  },
  {
    keys: 'Tab',
    does: 'Leaves: the list closes, what was only typed goes back to what is chosen.',
    proof: async () => {
      await fresh()
      await userEvent.keyboard('数据')
      await opened()
      await userEvent.tab()
      await closed()
      await waitFor(() => expect(box()).toHaveValue(''))
    },
  },
]

const meta = {
  title: 'Input/Combobox',
  component: Combobox,
  args: { options: [], onChange: fn(), onSearch: fn(), label: '负责人' },
  parameters: guided({
    purpose:
      'One row out of many, found by typing: a teacher, a room, a course. The server is asked for the hits (onSearch), or all options are given and it finds by name, second line and keywords itself. A short list that is known as a whole is a Select.',
    anatomy: [
      [
        'Box',
        'The chosen name; typing over it seeks another. What was typed and not chosen goes back on leaving.',
      ],
      ['Spinner', 'Hits are on their way; the old ones stay to be read.'],
      ['Clear · open', 'Neither is a tab stop: Escape and ↓ do the same.'],
      ['List', 'Hits in their groups; a second line tells namesakes apart.'],
      ['Note', 'No hit, or the error with a way to try again; told to screen readers too.'],
      ['Create', 'Where the caller allows it, the last line offers to make what was not found.'],
    ],
    dos: [
      'Put what tells namesakes apart into the second line: number, department.',
      'Give pinyin and codes as keywords.',
      'Wait some 250 ms before asking a server.',
    ],
    donts: [
      'Do not search on half a syllable: the component waits for the input method by itself.',
      'Do not use it for free text with suggestions: its value is always one of the options.',
    ],
    keyboard,
  }),
  render: function Render(args) {
    const [options, setOptions] = useState(args.options)
    return (
      <Combobox
        {...args}
        options={args.loading || args.error ? args.options : options}
        onSearch={(keyword) => {
          setOptions(hits(keyword))
          args.onSearch?.(keyword)
        }}
      />
    )
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const FindingATeacher: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: '负责人' })
    await userEvent.click(input)
    await userEvent.type(input, '李')
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('李'))
    await userEvent.click(await screen.findByRole('option', { name: /李思远/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('t4'))
    await waitFor(() => expect(input).toHaveValue('李思远（20264）'))
  },
}

export const TypingThroughAnInputMethod: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await fireEvent.compositionStart(input)
    for (const half of ['w', 'wa', 'wang']) await fireEvent.input(input, { target: { value: half } })
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 })
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''))
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.input(input, { target: { value: '王' } })
    await fireEvent.compositionEnd(input)
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('王'))
    await waitFor(() => expect(screen.getByRole('option', { name: /王海涛/ })).toBeVisible())
  },
}

/** The answer was cut: it says so, with how many there are to see. */
export const MoreThanItShows: Story = {
  args: { more: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const count = await waitFor(() => {
      const { length } = screen.getAllByRole('option').filter((each) => !each.matches('[aria-disabled=true]'))
      expect(length).toBeGreaterThan(0)
      return length
    })
    const said = `只列出前 ${count} 项，继续输入可缩小范围`
    await waitFor(() => expect(screen.getByRole('option', { name: said })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said))
  },
}

export const OpenedWithAValue: Story = {
  args: { defaultValue: 't7', selectedLabel: '陈静（20267）' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('陈静（20267）'))
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(null))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''))
  },
}

export const FoundByPinyinInGroups: Story = {
  args: { label: '教室', options: venues },
  render: (args) => <Combobox {...args} onSearch={undefined} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'sxl')
    await waitFor(() => expect(screen.getByRole('group', { name: '南山校区' })).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('group', { name: '东湖校区' })).toBeNull())
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /102/ })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const OneOfFiveThousand: Story = {
  args: { label: '学生', options: students },
  render: (args) => <Combobox {...args} onSearch={undefined} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5))
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(60))
    await userEvent.type(input, '4321')
    await userEvent.click(await screen.findByRole('option', { name: /20264321/ }))
    await waitFor(() => expect(input).toHaveValue('李海涛（20264321）'))
  },
}

export const NobodyOfThatName: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.type(input, '诸葛')
    await expect(await screen.findByRole('status')).toHaveTextContent('没有符合的选项')
  },
}

export const MakingANewOne: Story = {
  args: { label: '课程', onCreate: fn() },
  render: function Render({ onCreate, ...args }) {
    const [options, setOptions] = useState(subjects)
    const [value, setValue] = useState<string | null>(null)
    return (
      <Combobox
        {...args}
        onSearch={undefined}
        options={options}
        value={value}
        onChange={setValue}
        onCreate={(label) => {
          onCreate?.(label)
          setOptions([...options, { value: label, label }])
          setValue(label)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '劳动教育')
    await userEvent.click(await screen.findByRole('option', { name: '新建“劳动教育”' }))
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledWith('劳动教育'))
    await waitFor(() => expect(input).toHaveValue('劳动教育'))
  },
}

export const StillLooking: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: '加载中' })).toBeVisible())
  },
}

export const TheServerFailed: Story = {
  args: { error: '教职工没有取到，请检查网络', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByRole('status')).toHaveTextContent('教职工没有取到')
    await userEvent.click(await screen.findByRole('option', { name: '重试' }))
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const MustBeFilledIn: Story = {
  render: (args) => (
    <Field label="负责人" required error="请选择负责人" help="输入姓名或工号">
      <Combobox {...args} label={undefined} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: /负责人/ })
    await waitFor(() => expect(input).toHaveAccessibleDescription(/请选择负责人/))
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'))
  },
}

export const SizesAndStates: Story = {
  render: (args) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Combobox
          key={size}
          {...args}
          size={size}
          label={size}
          defaultValue="t7"
          selectedLabel="陈静（20267）"
        />
      ))}
      <Combobox {...args} label="停用" disabled defaultValue="t7" selectedLabel="陈静（20267）" />
      <Field label="只读" readOnly>
        <Combobox {...args} label={undefined} defaultValue="t7" selectedLabel="陈静（20267）" />
      </Field>
    </Stack>
  ),
}

export const Keyboard: Story = {
  render: () => (
    <Stack>
      <Combobox label="课程" options={subjects} />
      <Combobox label="教室" options={venues} />
    </Stack>
  ),
  play: playKeyboard(keyboard),
}
