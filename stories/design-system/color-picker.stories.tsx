import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ColorPicker } from '#design-system/color-picker/color-picker.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { InEveryState } from './in-every-state.tsx'

const swatches = [
  { value: '#0066ff', label: '海蓝' },
  { value: '#0f8a5f', label: '松绿' },
  { value: '#d4380d', label: '朱红' },
  { value: '#7a3ff2', label: '藤紫' },
  { value: '#c77700', label: '琥珀' },
  { value: '#067391', label: '湖青' },
]

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to the chosen swatch, then to the palette, then to the hex value.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('radio', { name: '海蓝' })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByLabelText('自选颜色')).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('textbox', { name: '色值' })).toHaveFocus())
    },
  },
  {
    keys: '→ ↓',
    does: 'Chooses the next swatch; from the last the first.',
    proof: async ({ canvas }) => {
      canvas.getByRole('radio', { name: '海蓝' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '松绿' })).toBeChecked())
    },
  },
  {
    keys: '← ↑',
    does: 'Chooses the swatch before; from the first the last.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
      await waitFor(() => expect(canvas.getByRole('radio', { name: '湖青' })).toBeChecked())
    },
  },
  {
    keys: 'Enter, then ← → ↑ ↓',
    does: 'Opens the palette, and changes saturation and brightness; after Tab the hue. Esc closes it.',
    proof: async ({ canvas }) => {
      const hex = canvas.getByRole('textbox', { name: '色值' })
      const before = hex.getAttribute('value')
      canvas.getByLabelText('自选颜色').focus()
      await userEvent.keyboard('{Enter}')
      const area = await screen.findByRole('slider', { name: '饱和度与亮度' })
      area.focus()
      await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
      await waitFor(() => expect(hex).not.toHaveValue(before))
      const between = (hex as HTMLInputElement).value
      screen.getByRole('slider', { name: '色相' }).focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await waitFor(() => expect(hex).not.toHaveValue(between))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByLabelText('自选颜色')).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Input/ColorPicker',
  component: ColorPicker,
  args: { swatches, label: '主题色', defaultValue: '#0066ff', onChange: fn() },
  parameters: guided({
    purpose:
      'A colour of the house or of a thing: the accent, a kind of calendar entry. The swatches come first, because they are known to go well with the rest; the hex value is for those who have a style guide.',
    anatomy: [
      ['Swatches', 'A radio group; each has a name, the chosen one a ring'],
      ['Palette', 'An area of saturation and brightness over a slider of hues'],
      ['Hex value', '#rrggbb, also short and in full width'],
    ],
    dos: ['Offer no more than eight swatches.', 'Give each a name that can be said aloud.'],
    donts: ['Let a colour be the only sign of a state.'],
    keyboard,
  }),
} satisfies Meta<typeof ColorPicker>

export default meta
type Story = StoryObj<typeof meta>

export const TheAccentOfAHouse: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '朱红' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('#d4380d'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '色值' })).toHaveValue('#d4380d'))
  },
}

export const AColourOfOnesOwn: Story = {
  play: async ({ canvas, args }) => {
    const hex = canvas.getByRole('textbox', { name: '色值' })
    await userEvent.clear(hex)
    await userEvent.type(hex, '06')
    await waitFor(() => expect(hex).toBeInvalid())
    await userEvent.type(hex, '0')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('#006600'))
    await userEvent.tab()
    await waitFor(() => expect(hex).toHaveValue('#006600'))
    for (const swatch of canvas.getAllByRole('radio')) await waitFor(() => expect(swatch).not.toBeChecked())
  },
}

export const ThePaletteOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('自选颜色'))
    await waitFor(() => expect(screen.getByRole('slider', { name: '色相' })).toBeVisible())
  },
}

export const EveryState: StoryObj = {
  render: () => (
    <InEveryState
      control={(filled) => (
        <ColorPicker swatches={swatches.slice(0, 4)} defaultValue={filled ? '#0066ff' : null} />
      )}
    />
  ),
}

export const OnATouchScreen: Story = { globals: { density: 'touch' } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
