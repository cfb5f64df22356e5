import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { ScrollArea } from '#design-system/scroll-area/scroll-area.tsx'
import { Splitter } from '#design-system/splitter/splitter.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const rooms = Array.from({ length: 60 }, (_, at) => `第 ${at + 1} 间`)
const lines = rooms.map((room) => <p key={room}>{room}：六人间，住满。</p>)

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Comes to the area, so that it can be scrolled without a mouse. The arrows, Space, Home and End then scroll as the browser does.',
    proof: async ({ canvas }) => {
      const area = canvas.getByRole('region', { name: '房间' })
      while (document.activeElement !== area) await userEvent.tab()
      await waitFor(() => expect(area).toHaveFocus())
      area.scrollTop = 200
      await waitFor(() => expect(area).not.toHaveAttribute('data-at-top'))
    },
  },
]

const meta = {
  title: 'Layout/ScrollArea',
  component: ScrollArea,
  parameters: guided({
    purpose:
      'Scrolls within what holds it, with the same thin bars on every system: lists in a card, panes, popups. The page itself has main for that.',
    anatomy: [
      ['Viewport', 'A named region that takes the focus.'],
      ['Bars', 'Over the content, while one points or scrolls; on touch screens always.'],
      ['Fade', 'With fade: content grows faint at an edge behind which there is more.'],
    ],
    dos: ['Set the height outside.', 'Set fade where a cut line could be taken for the last one.'],
    donts: ['Do not put one in another that scrolls the same way.'],
    keyboard,
  }),
  args: { label: '房间', children: lines },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <Grid least="md">
        <Card title="博学楼">
          <div style={{ height: '14em' }}>
            <Story />
          </div>
        </Card>
      </Grid>
    ),
  ],
} satisfies Meta<typeof ScrollArea>

export default meta
type Story = StoryObj<typeof meta>

export const MoreThanFits: Story = {}

export const FadingWhereThereIsMore: Story = {
  args: { fade: true },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: '房间' })
    area.scrollTop = 160
    await waitFor(() => expect(area).not.toHaveAttribute('data-at-top'))
  },
}

export const InAPane: Story = {
  render: (args) => <Splitter label="房间" start={<ScrollArea {...args} />} end={null} />,
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
