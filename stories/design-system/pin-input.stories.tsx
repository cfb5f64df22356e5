import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PinInput } from '#design-system/pin-input/pin-input.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { InEveryState } from './in-every-state.tsx'

const keyboard: KeyAct[] = [
  {
    keys: '0–9',
    does: 'Fills the next cell; other characters are let fall.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await userEvent.keyboard('4a8-2')
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('482'))
    },
  },
  {
    keys: 'Backspace',
    does: 'Takes back the character before the caret.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Backspace}')
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('48'))
    },
  },
  {
    keys: '← → Home End',
    does: 'Moves the caret from cell to cell.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Home}{Delete}')
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('8'))
      await userEvent.keyboard('{End}1{ArrowLeft}{Backspace}')
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('1'))
    },
  },
  {
    keys: 'Ctrl+V',
    does: 'Takes the code out of whatever was copied, and replaces what stood there.',
    proof: async ({ canvas }) => {
      await userEvent.paste('【智慧校园】验证码 482 913，五分钟内有效')
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('482913'))
    },
  },
]

const meta = {
  title: 'Input/PinInput',
  component: PinInput,
  args: { label: '短信验证码', onChange: fn(), onComplete: fn() },
  parameters: guided({
    purpose:
      'A code of known length that was sent or shown elsewhere: a second factor, a pick-up code, a PIN. It is one text input in the guise of cells, so the telephone fills it in, and pasting works.',
    anatomy: [
      ['Input', 'One, over all cells; `autocomplete="one-time-code"`'],
      ['Cells', 'Show the characters and the caret; not read out'],
    ],
    dos: [
      'Look at the code as soon as it is complete.',
      'Say where the code was sent, in the help of the field.',
    ],
    donts: [
      'Use it for passwords or card numbers.',
      'Empty it when the code was wrong: one digit may be amiss.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof PinInput>

export default meta
type Story = StoryObj<typeof meta>

export const ACodeByMessage: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '短信验证码' })
    await waitFor(() => expect(input).toHaveAttribute('autocomplete', 'one-time-code'))
    await userEvent.type(input, '482913')
    await waitFor(() => expect(args.onComplete).toHaveBeenLastCalledWith('482913'))
    await userEvent.keyboard('{End}7')
    await waitFor(() => expect(input).toHaveValue('482913'))
  },
}

export const PartlyTyped: Story = {
  args: { defaultValue: '482' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
}

export const HiddenFromBystanders: Story = {
  args: { label: '支付密码', masked: true, defaultValue: '4829' },
}

export const LettersAndDigits: Story = {
  args: { label: '取件码', kind: 'letters-and-digits', length: 4 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'k7-q2')
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith('K7Q2'))
  },
}

export const EveryState: StoryObj = {
  render: () => (
    <InEveryState control={(filled) => <PinInput length={4} defaultValue={filled ? '4829' : ''} />} />
  ),
}

export const OnATouchScreen: Story = { args: { defaultValue: '482' }, globals: { density: 'touch' } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
