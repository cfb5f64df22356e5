import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokenRefreshMachine } from '#machines/token-refresh/token-refresh.machine.ts'
import { tokenRefreshModel } from '#machines/token-refresh/token-refresh.model.ts'
import { StateChart } from './state-chart.tsx'

/** How a token is kept fresh by one of many tabs. Here it is old enough to be refreshed. */
const meta = {
  title: 'Machines/Token refresh',
  render: () => <StateChart machine={tokenRefreshMachine} world={tokenRefreshModel(3_000)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = {}
