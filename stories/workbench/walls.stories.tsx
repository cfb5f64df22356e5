import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { WallCode } from '#domain/system/wall/screens.ts'
import { Wall } from '#stories/design-system/wall.tsx'
import { browserServer } from '#tests/support/browser-server.ts'
import { InLook } from '#workbench/home/wall/in-look.tsx'
import type { WallLook } from '#workbench/home/wall/look.ts'
import { WallScreen } from '#workbench/home/wall/wall-screen.tsx'
import { Surroundings } from '#workbench/portal/surroundings.tsx'

interface HungProps {
  readonly code: WallCode
  readonly look?: WallLook
  readonly width?: number
  readonly height?: number
}

/** A screen as it hangs on a wall, with the figures of the demo college. */
const Hung = ({ code, look = 'dark', width, height }: HungProps) => (
  <Surroundings>
    <InLook look={look}>
      <Wall width={width} height={height}>
        <WallScreen code={code} />
      </Wall>
    </InLook>
  </Surroundings>
)

const meta = {
  title: 'Workbench/Walls',
  component: Hung,
  parameters: { layout: 'fullscreen' },
  loaders: [() => browserServer().then(() => ({}))],
  args: { code: 'lofTV' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('region').length).toBeGreaterThan(3))
  },
} satisfies Meta<typeof Hung>

export default meta
type Story = StoryObj<typeof meta>

export const College: Story = {}
export const StudentAffairs: Story = { args: { code: 'zhcpdatascreenone' } }
export const Evaluation: Story = { args: { code: 'zhcpdatascreentwo' } }
export const Monitoring: Story = { args: { code: 'zhcpdatascreenthree' } }
export const Dormitory: Story = { args: { code: 'dormBigScreen' } }
export const Leave: Story = { args: { code: 'leavedatascreenone' } }
export const Inspection: Story = { args: { code: 'dormInspect' } }
export const Welcome: Story = { args: { code: 'welcome' } }
export const LightHall: Story = { args: { code: 'welcome', look: 'light' } }

/** An ultra-wide wall is filled by wider panels, not by bars at its sides. */
export const UltraWide: Story = {
  args: { code: 'leavedatascreenone', width: 1920, height: 540 },
  play: async ({ canvas }) => {
    const right = () =>
      Math.max(...canvas.getAllByRole('region').map((panel) => panel.getBoundingClientRect().right))
    await waitFor(() => expect(right()).toBeGreaterThan(1880))
  },
}
