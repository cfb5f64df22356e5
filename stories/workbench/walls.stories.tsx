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

/** Words that stand out of their panel, as a passer-by would see them cut or lying over another one. */
function outside(panel: HTMLElement): readonly string[] {
  const frame = panel.getBoundingClientRect()
  const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    // Told to screen readers alone, or cut on purpose.
    if (!holder || holder.closest('table[class*="hidden"], [aria-hidden]') || holder.clientWidth === 1)
      continue
    if (getComputedStyle(holder).textOverflow === 'ellipsis') continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    const isIn =
      left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1
    if (width > 0 && !isIn) found.push(text.textContent ?? '')
  }
  return found
}

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
