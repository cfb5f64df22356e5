import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { FlipNumber, type FlipNumberProps } from '#design-system/flip-number/flip-number.tsx'
import { guided } from '#stories/guide/guide.ts'
import { onWall } from './on-wall.tsx'

const Counting = (props: FlipNumberProps) => {
  const [value, setValue] = useState(props.value ?? 0)
  return (
    <>
      <FlipNumber {...props} value={value} />
      <Button onClick={() => setValue(value + 7)}>再来七人</Button>
    </>
  )
}

const meta = {
  title: 'Big screen/FlipNumber',
  component: FlipNumber,
  args: { label: '今日进馆', value: 9996, number: { unit: '人次' }, settleAfter: 200 },
  decorators: [onWall],
  parameters: guided({
    purpose: 'One great figure that changes now and then; its digits roll, as on a meter.',
    anatomy: [
      ['Label', 'What is counted'],
      ['Digits', 'One strip each; with less motion they change at once'],
      ['Spoken', 'The figure with its unit, once it has rested'],
    ],
    dos: ['Refresh every few seconds at most.'],
    donts: ['Do not count up from zero on opening: the first figure shown should be true.'],
  }),
} satisfies Meta<typeof FlipNumber>

export default meta
type Story = StoryObj<typeof meta>

export const AGreatFigure: Story = { args: { value: 12680, label: '在校生', number: { unit: '人' } } }
export const NotKnown: Story = { args: { value: null } }
export const OnlyTheSettledFigureIsReadOut: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('今日进馆：9,996人次'))
    await userEvent.click(canvas.getByRole('button', { name: '再来七人' }))
    await userEvent.click(canvas.getByRole('button', { name: '再来七人' }))
    await waitFor(() => expect(status).toHaveTextContent('9,996人次'))
    await waitFor(() => expect(status).toHaveTextContent('今日进馆：10,010人次'))
  },
}
