import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { durations, keyframes, tokens } from '#design-system/theme/tokens.ts'
import { value } from '#stories/foundations/look.ts'
import { Page, Part, Row } from '#stories/foundations/parts.tsx'

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    docs: {
      description: {
        component:
          'Motion says where something came from or that something is going on, and is over before one waits for it. The person who asked the system for less motion gets next to none: the durations themselves shrink.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const endless = ['spin', 'breathe']

function Replayed() {
  const [turn, setTurn] = useState(0)
  return (
    <Page lead="时长与曲线决定快慢，关键帧决定去向。减少动态效果时，时长缩为零。">
      <div>
        <Button icon={<RotateCcw aria-hidden />} onClick={() => setTurn((last) => last + 1)}>
          再放一遍
        </Button>
      </div>
      <Part title="时长">
        {Object.entries(durations).map(([name, token]) => (
          <Row key={name} name={name} note={token.value.base}>
            <Runner
              key={turn}
              turn={turn}
              animation={`slideInStart ${value('durations', name)} ${value('easings', 'standard')}`}
            />
          </Row>
        ))}
      </Part>
      <Part title="曲线">
        {Object.entries(tokens.easings).map(([name, token]) => (
          <Row key={name} name={name} note={token.value}>
            <Runner
              key={turn}
              turn={turn}
              animation={`slideInStart calc(${value('durations', 'slow')} * 3) ${value('easings', name)}`}
            />
          </Row>
        ))}
      </Part>
      <Part title="关键帧">
        {Object.keys(keyframes).map((name) => (
          <Row key={name} name={name}>
            <Runner
              key={turn}
              turn={turn}
              animation={`${name} calc(${value('durations', 'slow')} * 3) ${value('easings', 'standard')} ${endless.includes(name) ? 'infinite' : ''}`}
            />
          </Row>
        ))}
      </Part>
    </Page>
  )
}

const Runner = ({ animation, turn }: { readonly animation: string; readonly turn: number }) => (
  <div className="f-stage">
    <div className="f-runner" data-turn={turn} style={{ animation }} />
  </div>
)

/** Press the button to see all of it once more. */
export const Replay: Story = {
  render: () => <Replayed />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再放一遍' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-turn="1"]').length).toBeGreaterThan(10))
  },
}
