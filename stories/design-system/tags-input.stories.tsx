import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { TagsInput } from '#design-system/tags-input/tags-input.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { InEveryState } from './in-every-state.tsx'

const input = (canvas: StoryContext['canvas']) => canvas.getByRole('textbox', { name: '标签' })
const isMarked = (canvas: StoryContext['canvas'], name: string, marked = true) =>
  waitFor(() => {
    const tag = expect(canvas.getByText(name).parentElement)
    return (marked ? tag : tag.not).toHaveAttribute('data-highlighted')
  })

const keyboard: KeyAct[] = [
  {
    keys: '←',
    does: 'At the start of the text: goes to the last tag, then to the one before.',
    proof: async ({ canvas }) => {
      input(canvas).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await isMarked(canvas, '社团')
      await userEvent.keyboard('{ArrowLeft}')
      await isMarked(canvas, '竞赛')
    },
  },
  {
    keys: '→',
    does: 'To the next tag, and from the last back to the text.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{ArrowRight}')
      await isMarked(canvas, '社团')
      await userEvent.keyboard('{ArrowRight}')
      await isMarked(canvas, '社团', false)
    },
  },
  {
    keys: 'Backspace',
    does: 'In the empty text goes to the last tag; on a tag removes it.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Backspace}')
      await isMarked(canvas, '社团')
      await userEvent.keyboard('{Backspace}')
      await waitFor(() => expect(canvas.queryByText('社团')).toBeNull())
    },
  },
  {
    keys: 'Enter Escape',
    does: 'On a tag: changes it in its place; Escape leaves it as it was.',
    proof: async ({ canvas }) => {
      input(canvas).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await isMarked(canvas, '竞赛')
      await userEvent.keyboard('{Enter}')
      const edit = await canvas.findByRole('textbox', { name: '修改 竞赛' })
      await waitFor(() => expect(edit).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(edit).not.toBeVisible())
    },
  },
  {
    keys: 'Enter , ; 、',
    does: 'In the text: adds what was typed as a tag; the marks do so in half and full width.',
    proof: async ({ canvas }) => {
      await userEvent.type(input(canvas), '实习{Enter}')
      await expect(await canvas.findByText('实习')).toBeVisible()
      await userEvent.clear(input(canvas))
      await userEvent.type(input(canvas), '考证，')
      await expect(await canvas.findByText('考证')).toBeVisible()
    },
  },
]

const meta = {
  title: 'Input/TagsInput',
  component: TagsInput,
  args: { label: '标签', placeholder: '输入后回车', onChange: fn() },
  parameters: guided({
    purpose:
      'Words of one’s own, several of them: key words, e-mail addresses. Where the words are known beforehand: MultiSelect.',
    anatomy: [
      ['Frame', 'Grows with its tags'],
      ['Tag', 'A word, with a button to remove it; a double click changes it'],
      ['Input', 'The next word'],
      ['Count', 'How many of how many; or why a word was not taken'],
    ],
    dos: ['Say the limit before it is reached.', 'Take pasted lists: a comma, ; or 、 ends a tag.'],
    donts: ['Use it for sentences.'],
    keyboard,
  }),
} satisfies Meta<typeof TagsInput>

export default meta
type Story = StoryObj<typeof meta>

export const KeyWords: Story = {
  args: { defaultValue: ['竞赛'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '标签' }), '人工智能{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['竞赛', '人工智能']))
    await userEvent.click(canvas.getByRole('button', { name: '移除 竞赛' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['人工智能']))
  },
}

export const NoMoreThanThree: Story = {
  args: { max: 3, defaultValue: ['竞赛', '社团', '实习'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '考证{Enter}')
    await expect(await canvas.findByText('最多 3 个')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NotTwice: Story = {
  args: { defaultValue: ['竞赛'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '竞赛{Enter}')
    await expect(await canvas.findByText('已经有了')).toBeVisible()
  },
}

export const EveryState: StoryObj = {
  render: () => (
    <InEveryState
      control={(filled) => (
        <TagsInput
          max={5}
          placeholder="输入后回车"
          defaultValue={filled ? ['竞赛', '二〇二六年全国职业院校技能大赛省赛选拔', '实习'] : []}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /有误/ })).toBeInvalid())
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /有误/ })).toHaveAccessibleDescription('请按说明修改'),
    )
  },
}

export const OnATouchScreen: Story = {
  args: { defaultValue: ['竞赛', '实习'] },
  globals: { density: 'touch' },
}

export const Keyboard: Story = { args: { defaultValue: ['竞赛', '社团'] }, play: playKeyboard(keyboard) }
