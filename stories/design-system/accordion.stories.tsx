import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Accordion } from '#design-system/accordion/accordion.tsx'
import { Button } from '#design-system/button/button.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const items = [
  { value: 'base', title: '基本信息', note: '已填写', content: '姓名、学号、班级。' },
  { value: 'family', title: '家庭成员', note: '2 人', content: '父亲、母亲。' },
  { value: 'bank', title: '银行卡', disabled: true, content: '开学后开放。' },
  { value: 'files', title: '材料', note: '缺 1 份', content: '身份证复印件。' },
]
const head = (name: string) => screen.getByRole('button', { name: new RegExp(name) })
const has = (name: string) => waitFor(() => waitFor(() => expect(head(name)).toHaveFocus()))
const open = (name: string, yes: boolean) =>
  waitFor(() => expect(head(name)).toHaveAttribute('aria-expanded', String(yes)))
const from = async (name: string, keys: string) => {
  head(name).focus()
  await userEvent.keyboard(keys)
}

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes from head to head, and through what is open.',
    proof: async () => {
      await userEvent.tab()
      await has('基本信息')
      await userEvent.tab()
      await has('家庭成员')
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Opens the section, or closes it.',
    proof: async () => {
      await from('家庭成员', '{Enter}')
      await open('家庭成员', true)
      await userEvent.keyboard(' ')
      await open('家庭成员', false)
    },
  },
  {
    keys: '↓, ↑',
    does: 'To the next head or the one before, past those that are disabled.',
    proof: async () => {
      await from('家庭成员', '{ArrowDown}')
      await has('材料')
      await userEvent.keyboard('{ArrowUp}')
      await has('家庭成员')
    },
  },
  {
    keys: 'Home, End',
    does: 'To the first head, or the last.',
    proof: async () => {
      await from('家庭成员', '{End}')
      await has('材料')
      await userEvent.keyboard('{Home}')
      await has('基本信息')
    },
  },
]

const meta = {
  title: 'Data/Accordion',
  component: Accordion,
  args: { items, defaultValue: ['base'], onChange: fn() },
  argTypes: { items: { control: false } },
  parameters: guided({
    purpose:
      'Sections under one another that fold by their heads: a long file, questions and answers, groups of settings. One thing alone folds as a foldable Card; views of which one is seen are Tabs.',
    anatomy: [
      ['Head', 'a heading with a button: arrow, title, and a quiet note at the end'],
      ['Note', 'what is in it, so that one need not look: 2 人, 已填写'],
      ['Extra', 'an action beside the head, outside of its button'],
      ['Body', 'starts under the title, made when first opened'],
    ],
    dos: [
      'Open the section that is needed first.',
      'Let several be open, unless they are answers to one question.',
    ],
    donts: ['Fold what must be read.', 'Hide fields with errors: open their section.'],
    keyboard,
  }),
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const SeveralOpenAtOnce: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(head('材料'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(['base', 'files']))
    await waitFor(() => expect(canvas.getByText('身份证复印件。')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('姓名、学号、班级。')).toBeVisible())
  },
}

export const OneAtATime: Story = {
  args: { single: true },
  play: async () => {
    await userEvent.click(head('材料'))
    await open('材料', true)
    await open('基本信息', false)
  },
}

export const WithActionsBesideTheHeads: Story = {
  args: { items: items.map((item) => ({ ...item, extra: <Button size="sm">编辑</Button> })) },
}

export const ALongTitle: Story = {
  args: {
    items: [
      {
        value: 'a',
        title:
          '学生在校期间因病因事请假超过三个工作日的，除辅导员审批外，还需要哪些部门会签，材料应当在什么时间补齐？',
        note: '学工处',
        content: '二级学院分管领导与学工处。返校后两个工作日内补齐。',
      },
    ],
    defaultValue: ['a'],
  },
}

export const Keyboard: Story = { args: { defaultValue: [] }, play: playKeyboard(keyboard) }
