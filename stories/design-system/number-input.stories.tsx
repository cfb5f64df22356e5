import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { InEveryState } from './in-every-state.tsx'

const step = (keys: string, press: string, does: string, to: string): KeyAct => ({
  keys,
  does,
  proof: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton')
    input.focus()
    await userEvent.keyboard(press)
    await waitFor(() => expect(input).toHaveValue(to))
    await waitFor(() => expect(input).toHaveAttribute('aria-valuenow', to))
  },
})

const keyboard: KeyAct[] = [
  step('↑', '{ArrowUp}{ArrowUp}', 'One step more; from empty it begins at 0.', '8'),
  step('↓', '{ArrowDown}', 'One step less.', '7'),
  step('Page Up', '{PageUp}', 'Ten steps more.', '17'),
  step('Page Down', '{PageDown}', 'Ten steps less.', '7'),
  {
    keys: '0–9 . -',
    does: 'Types; Home, End and the other keys edit as in any text.',
    proof: async ({ canvas }) => {
      const input = canvas.getByRole('spinbutton')
      await userEvent.clear(input)
      await userEvent.keyboard('12')
      await waitFor(() => expect(input).toHaveValue('12'))
      await waitFor(() => expect(input).toHaveAttribute('aria-valuetext', '12 层'))
    },
  },
  {
    keys: 'Tab',
    does: 'Leaves, and holds the number within its limits. The buttons are for the mouse and no tab stops.',
    proof: async ({ canvas }) => {
      const input = canvas.getByRole('spinbutton')
      await userEvent.clear(input)
      await userEvent.keyboard('99')
      await userEvent.tab()
      await waitFor(() => expect(input).toHaveValue('60'))
      await waitFor(() => expect(input).not.toHaveFocus())
    },
  },
]

const meta = {
  title: 'Input/NumberInput',
  component: NumberInput,
  args: { label: '面积', onChange: fn() },
  parameters: guided({
    purpose:
      'A figure that counts or measures. Numbers that only name something (telephone, student number) are text: TextInput. About right is right enough: Slider.',
    anatomy: [
      ['Frame', 'As of any input'],
      ['Input', 'A spin button; takes full width digits and thousands marks'],
      ['Unit', '层, ㎡; read out with the value'],
      ['Steps', 'For the mouse; go on while held. Side by side on touch screens'],
    ],
    dos: ['Give limits and digits, so that nonsense is held back.', 'Give the unit.'],
    donts: ['Format while one types.', 'Change the value by the wheel: it happens unseen.'],
    keyboard,
  }),
} satisfies Meta<typeof NumberInput>

export default meta
type Story = StoryObj<typeof meta>

export const WithAUnit: Story = {
  args: { unit: '㎡', decimals: 2 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: '面积' })
    await userEvent.type(input, '12.05')
    await waitFor(() => expect(input).toHaveValue('12.05'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(12.05))
    await userEvent.clear(input)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null))
  },
}

export const SteppedByMouse: Story = {
  args: { label: '层数', defaultValue: 6, min: 1, max: 7, decimals: 0 },
  play: async ({ canvas, canvasElement, args }) => {
    const [up, down] = canvasElement.querySelectorAll('button')
    await userEvent.click(up as HTMLElement)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(7))
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('7'))
    await waitFor(() => expect(up).toBeDisabled())
    await userEvent.click(down as HTMLElement)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(6))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2))
  },
}

export const HeldByItsOwner: Story = {
  args: { label: '层数', value: 6 },
  play: async ({ canvas, args }) => {
    canvas.getByRole('spinbutton').focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(7))
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('6'))
  },
}

export const EveryState: StoryObj = {
  render: () => (
    <InEveryState control={(filled) => <NumberInput unit="层" defaultValue={filled ? 6 : null} />} />
  ),
  play: async ({ canvas }) => {
    const fixed = canvas.getByRole('spinbutton', { name: '只读' })
    fixed.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(fixed).toHaveValue('6'))
  },
}

export const OnATouchScreen: Story = {
  args: { label: '层数', unit: '层', defaultValue: 6 },
  globals: { density: 'touch' },
}

export const Keyboard: Story = {
  args: { label: '层数', unit: '层', defaultValue: 6, min: 1, max: 60, decimals: 0 },
  play: playKeyboard(keyboard),
}
