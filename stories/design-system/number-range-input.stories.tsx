import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { NumberRangeInput } from '#design-system/number-range-input/number-range-input.tsx'
import { guided } from '#stories/guide/guide.ts'
import { InEveryState } from './in-every-state.tsx'

const meta = {
  title: 'Input/NumberRangeInput',
  component: NumberRangeInput,
  args: { label: '层数', onChange: fn() },
  parameters: guided({
    purpose:
      'From and to of a figure, in filters above all; either may stay open. Where about right is right enough: RangeSlider.',
    anatomy: [
      ['Group', 'Has the name of the figure'],
      ['From, to', 'Two NumberInputs, each with a name of its own'],
    ],
    dos: ['Let one side stay open: 面积 from 100.'],
    donts: ['Complain of a range the wrong way round: it is turned on leaving.'],
  }),
} satisfies Meta<typeof NumberRangeInput>

export default meta
type Story = StoryObj<typeof meta>

export const BetweenTwo: Story = {
  args: { defaultValue: { from: 3, to: null }, decimals: 0 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: '层数止' }), '12')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: 3, to: 12 }))
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: '层数起' })).toHaveValue('3'))
  },
}

export const TheWrongWayRound: Story = {
  args: { defaultValue: { from: 12, to: null } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: '层数止' }), '3')
    await userEvent.tab()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: 3, to: 12 }))
  },
}

export const InAFilter: Story = {
  render: (args) => (
    <Field label="面积" layout="beside">
      <NumberRangeInput {...args} label="面积" unit="㎡" />
    </Field>
  ),
}

export const EveryState: StoryObj = {
  render: () => (
    <InEveryState
      control={(filled) => (
        <NumberRangeInput label="面积" defaultValue={filled ? { from: 100, to: 2400 } : undefined} />
      )}
    />
  ),
}
