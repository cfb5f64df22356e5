import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { RangeSlider } from '#design-system/slider/range-slider.tsx'
import { Slider } from '#design-system/slider/slider.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { InEveryState } from './in-every-state.tsx'

const step = (keys: string, press: string, does: string, from: string, to: string): KeyAct => ({
  keys,
  does,
  proof: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider')
    thumb.focus()
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuenow', from))
    await userEvent.keyboard(press)
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuenow', to))
  },
})

const keyboard: KeyAct[] = [
  step('→ ↑', '{ArrowRight}{ArrowUp}', 'One step more.', '40', '50'),
  step('← ↓', '{ArrowLeft}{ArrowDown}{ArrowDown}', 'One step less.', '50', '35'),
  step('Page Up', '{PageUp}', 'A tenth of the line more.', '35', '45'),
  step('Page Down', '{PageDown}', 'A tenth of the line less.', '45', '35'),
  step('End', '{End}', 'The most.', '35', '100'),
  step('Home', '{Home}', 'The least.', '100', '0'),
  {
    keys: 'Tab',
    does: 'Goes from thumb to thumb.',
    proof: async ({ canvas }) => {
      canvas.getByRole('slider').blur()
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('slider')).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Input/Slider',
  component: Slider,
  args: { label: '屏幕亮度', unit: '%', step: 5, defaultValue: 40, onChange: fn() },
  parameters: guided({
    purpose:
      'A number where about right is right enough and its effect is seen at once: brightness, volume, a threshold of a filter. Where the figure itself matters: NumberInput.',
    anatomy: [
      ['Track', 'The whole span'],
      ['Range', 'The part chosen'],
      ['Thumb', 'One, or two with RangeSlider; its target is larger than what is drawn'],
      ['Marks', 'Values that have a name'],
      ['Value', 'The figure with its unit, always in sight'],
    ],
    dos: ['Give a step as coarse as the matter.', 'Name the values that mean something: 静音, 舒适.'],
    donts: [
      'Ask for exact figures with it, such as fees.',
      'Use it over a span of more than a hundred steps.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const AboutRight: Story = {
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: '屏幕亮度' })
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuetext', '40 %'))
    thumb.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(45))
  },
}

export const ValuesWithNames: Story = {
  args: {
    label: '空调温度',
    unit: '℃',
    min: 16,
    max: 30,
    step: 1,
    defaultValue: 26,
    marks: [
      { value: 16, label: '16' },
      { value: 26, label: '节能' },
      { value: 30, label: '30' },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '节能'))
  },
}

export const FromAndTo: StoryObj = {
  render: () => (
    <Field label="出勤率" help="只看在这之间的班级">
      <RangeSlider unit="%" defaultValue={{ from: 60, to: 90 }} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const from = canvas.getByRole('slider', { name: '出勤率 起' })
    await waitFor(() => expect(from).toHaveAccessibleDescription('只看在这之间的班级'))
    from.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(from).toHaveAttribute('aria-valuenow', '90'))
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: '出勤率 止' })).toHaveAttribute('aria-valuenow', '90'),
    )
  },
}

export const OnlyToRead: Story = {
  args: { readOnly: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{End}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const EveryState: StoryObj = {
  render: () => <InEveryState control={(filled) => <Slider unit="%" defaultValue={filled ? 70 : 0} />} />,
}

export const OnATouchScreen: Story = { globals: { density: 'touch' } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
