import type { Meta, StoryObj } from '@storybook/react-vite'
import { lockScreenMachine } from '#machines/lock-screen/lock-screen.machine.ts'
import { lockScreenModel } from '#machines/lock-screen/lock-screen.model.ts'
import { StateChart } from './state-chart.tsx'

/** When a desk is locked that nobody sits at. Here nobody has been at it for half a minute. */
const meta = {
  title: 'Machines/Lock screen',
  render: () => <StateChart machine={lockScreenMachine} world={lockScreenModel(30, 30)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = {}
