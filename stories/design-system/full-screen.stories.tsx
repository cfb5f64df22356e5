import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { FullScreen } from '#design-system/full-screen/full-screen.tsx'
import { FullScreenButton } from '#design-system/full-screen/full-screen-button.tsx'
import { useFullScreen } from '#design-system/full-screen/use-full-screen.ts'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const keyboard: KeyAct[] = [
  {
    keys: 'Enter',
    does: 'On the button: gives the part the whole screen.',
    proof: async ({ canvas }) => {
      canvas.getByRole('button', { name: '全屏' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '全屏' })).toHaveAttribute('aria-pressed', 'true'),
      )
    },
  },
  {
    keys: 'Esc',
    does: 'Gives it back; what was typed is still there.',
    proof: async ({ canvas }) => {
      await userEvent.type(canvas.getByRole('textbox'), '三层')
      await userEvent.keyboard('{Escape}')
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '全屏' })).toHaveAttribute('aria-pressed', 'false'),
      )
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('三层'))
    },
  },
]

const Part = () => {
  const screen = useFullScreen()
  return (
    <FullScreen full={screen.full}>
      <Card title="值班大屏" extra={<FullScreenButton {...screen} />}>
        <TextInput aria-label="备注" />
      </Card>
    </FullScreen>
  )
}

const meta = {
  title: 'Layout/FullScreen',
  component: Part,
  parameters: guided({
    purpose:
      'Gives one part of the page the whole screen: a table, a chart, a board in the hall. useFullScreen holds the state, FullScreen is the part, FullScreenButton the switch.',
    anatomy: [
      [
        'Part',
        'Covers everything. Its content is not mounted anew: filters, scrolling and what was typed stay.',
      ],
      ['Button', 'Stays pressed meanwhile; its tooltip tells the key that leaves.'],
    ],
    dos: ['Keep the button in the same place in both states.'],
    donts: ['Do not enter full screen without a click: browsers refuse, and people are startled.'],
    keyboard,
  }),
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {}
export const Keyboard: Story = { play: playKeyboard(keyboard) }
