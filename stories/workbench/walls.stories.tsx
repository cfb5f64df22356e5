import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { type WallCode, wallScreens } from '#domain/system/wall/screens.ts'
import { Wall } from '#stories/design-system/wall.tsx'
import { browserServer } from '#tests/support/browser-server.ts'
import { InLook } from '#workbench/home/wall/in-look.tsx'
import type { WallLook } from '#workbench/home/wall/look.ts'
import { WallScreen } from '#workbench/home/wall/wall-screen.tsx'
import { Surroundings } from '#workbench/portal/surroundings.tsx'
import { cut, outside } from './wall-fit.ts'

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
        <WallScreen key={code} code={code} />
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
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('region').length).toBeGreaterThan(3))
    // One design is scaled to every wall of its shape: what fits in one size fits in all.
    await waitFor(() => expect([...canvasElement.querySelectorAll('section')].flatMap(outside)).toEqual([]))
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

const sizes = [
  { width: 1280, height: 720 },
  { width: 3840, height: 2160 },
  { width: 3840, height: 1080 },
] as const

let show: (hung: HungProps) => void
const InTurn = (first: HungProps) => {
  const [hung, setHung] = useState(first)
  show = setHung
  return <Hung {...hung} />
}

/** Every screen on a small, a sharp and an ultra-wide wall, one after the other. */
export const EverySize: Story = {
  args: { code: 'zhcpdatascreenone', ...sizes[0] },
  render: (args) => <InTurn {...args} />,
  play: async ({ canvasElement }) => {
    const stage = () => canvasElement.querySelector<HTMLElement>('[data-wall]')
    for (const code of Object.keys(wallScreens) as readonly WallCode[])
      for (const size of sizes) {
        show({ code, ...size })
        await waitFor(() => {
          const root = stage()
          expect(root?.querySelector('h1')).toHaveTextContent(wallScreens[code].title)
          expect(root?.getBoundingClientRect()).toMatchObject(size)
          const panels = [...(root?.querySelectorAll('section') ?? [])]
          const right = Math.max(...panels.map((panel) => panel.getBoundingClientRect().right))
          expect(right / size.width, `${code} ${size.width}`).toBeGreaterThan(0.98)
          expect(panels.flatMap(outside), `${code} ${size.width}`).toEqual([])
          expect(root && cut(root), `${code} ${size.width}`).toEqual([])
        })
      }
  },
}
