import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { Splitter } from '#design-system/splitter/splitter.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

type Canvas = Parameters<KeyAct['proof']>[0]['canvas']

const line = (canvas: Canvas) => canvas.getByRole('separator', { name: '楼栋' })
const stands = (canvas: Canvas, share: number) =>
  expect(line(canvas)).toHaveAttribute('aria-valuenow', String(share))

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Comes to the line.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(line(canvas)).toHaveFocus())
    },
  },
  {
    keys: '→ ←',
    does: 'Moves a line between panes side by side by 2 %; with Shift by 10 %.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
      await stands(canvas, 32)
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
      await stands(canvas, 42)
    },
  },
  {
    keys: 'Home',
    does: 'As narrow as the first pane may be.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Home}')
      await stands(canvas, 20)
      await userEvent.keyboard('{ArrowLeft}')
      await stands(canvas, 20)
    },
  },
  {
    keys: 'End',
    does: 'As wide as it may be.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{End}')
      await stands(canvas, 70)
    },
  },
  {
    keys: 'Enter',
    does: 'Folds the first pane away, and brings it back as it was.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Enter}')
      await stands(canvas, 0)
      await userEvent.keyboard('{Enter}')
      await stands(canvas, 70)
    },
  },
  {
    keys: '↓ ↑',
    does: 'Moves a line between panes one over the other.',
    proof: async ({ canvas }) => {
      const other = canvas.getByRole('separator', { name: '详情' })
      other.focus()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
      await waitFor(() => expect(other).toHaveAttribute('aria-valuenow', '52'))
    },
  },
]

const meta = {
  title: 'Layout/Splitter',
  component: Splitter,
  parameters: guided({
    purpose:
      'Two panes with a line between them to drag: a tree and its list, a list and its row. More than two are nested.',
    anatomy: [
      ['First pane', 'The one whose width the line sets.'],
      ['Line', 'A hair wide to the eye, 12 px to the pointer and 40 px to the finger, with a grip.'],
      ['Second pane', 'Takes what is left.'],
    ],
    dos: [
      'Set min so that nothing in a pane breaks.',
      'Remember the share for the person (value, onChange).',
    ],
    donts: ['Do not split on a phone: show one pane, then the other.'],
    keyboard,
  }),
  args: {
    label: '楼栋',
    min: 20,
    max: 70,
    defaultValue: 30,
    collapsible: true,
    onChange: fn(),
    start: <Card title="楼栋">明德楼、博学楼、笃行楼</Card>,
    end: <Card title="房间">305 室，六人间，住满。</Card>,
  },
  argTypes: { start: { control: false }, end: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ height: '20em' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Splitter>

export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.doubleClick(line(canvas))
    await stands(canvas, 0)
    await fireEvent.doubleClick(line(canvas))
    await stands(canvas, 30)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(30))
  },
}

export const OneOverTheOther: Story = { args: { orientation: 'vertical', defaultValue: 50 } }

export const Nested: Story = {
  args: {
    end: (
      <Splitter
        label="详情"
        orientation="vertical"
        start={<Card title="房间">305 室</Card>}
        end={<Card title="入住">六人</Card>}
      />
    ),
  },
}

export const Keyboard: Story = { args: { ...Nested.args }, play: playKeyboard(keyboard) }
