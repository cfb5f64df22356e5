import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sessionModel } from '#machines/session/session.model.ts'
import { StateChart } from './state-chart.tsx'

/** From opening the page to leaving it: who sits at this desk. */
const meta = {
  title: 'Machines/Session',
  render: () => <StateChart machine={sessionMachine} world={sessionModel} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = {}

export const LockedAndUnlocked: Story = {
  play: async ({ canvas }) => {
    const press = (name: RegExp) => userEvent.click(canvas.getByRole('button', { name }))
    const isIn = (state: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(state))
    await press(/^restore answers: \{"person".*"locked":false/)
    await isIn('signedIn')
    await press(/^LOCK/)
    await isIn('locked · waiting')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^LOCK/ })).toBeNull())
    await press(/^UNLOCK:/)
    await press(/^unlock answers: \{"ok":false/)
    await isIn('locked · waiting')
    await press(/^UNLOCK:/)
    await press(/^unlock answers: \{"ok":true/)
    await isIn('signedIn')
    await press(/^Begin again/)
    await isIn('booting')
  },
}
