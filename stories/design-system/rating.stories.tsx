import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Rating } from '#design-system/rating/rating.tsx'
import { RatingMean } from '#design-system/rating/rating-mean.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { InEveryState } from './in-every-state.tsx'

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to the chosen star, or to the first.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('radio', { name: '1 星，很差' })).toHaveFocus())
    },
  },
  {
    keys: 'Space',
    does: 'Chooses the focused star.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '1 星，很差' })).toBeChecked())
    },
  },
  {
    keys: '→ ↓',
    does: 'One star more; from the last the first.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '3 星，一般' })).toBeChecked())
    },
  },
  {
    keys: '← ↑',
    does: 'One star less; from the first the last.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowLeft}')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '5 星，很好' })).toBeChecked())
    },
  },
]

const meta = {
  title: 'Input/Rating',
  component: Rating,
  args: { label: '教学质量', onChange: fn() },
  parameters: guided({
    purpose:
      'A judgement by feeling, in five steps: a repair, a course, a meal. What is graded by points goes into a NumberInput. To show what many have judged: RatingMean.',
    anatomy: [
      ['Stars', 'A radio group; each star says in words what it means'],
      ['Word', 'What the chosen star means; shape and word, not colour alone'],
    ],
    dos: ['Say what is judged in the label.', 'Give words of your own where 很差 to 很好 do not fit.'],
    donts: ['Choose stars beforehand.', 'Ask for more than three ratings in one go.'],
    keyboard,
  }),
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const AfterARepair: Story = {
  args: { label: '维修满意度' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 星，较好' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(4))
    await waitFor(() => expect(canvas.getByText('较好')).toBeVisible())
  },
}

export const InOtherWords: Story = {
  args: { label: '作业量', words: ['太少', '偏少', '适中', '偏多', '太多'], defaultValue: 3 },
}

export const TheMeanOfMany: StoryObj = {
  render: () => (
    <Stack>
      <RatingMean value={4.3} count={128} />
      <RatingMean value={2.5} count={6} />
      <RatingMean value={5} />
      <RatingMean value={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '4.3 星，满分 5 星' })).toBeVisible())
  },
}

export const EveryState: StoryObj = {
  render: () => <InEveryState control={(filled) => <Rating defaultValue={filled ? 4 : null} />} />,
}

export const OnATouchScreen: Story = { args: { defaultValue: 4 }, globals: { density: 'touch' } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
