import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FlipNumber } from '#design-system/flip-number/flip-number.tsx'
import { ScreenCanvas } from '#design-system/screen-canvas/screen-canvas.tsx'
import { ScreenGrid } from '#design-system/screen-grid/screen-grid.tsx'
import { ScreenPanel } from '#design-system/screen-panel/screen-panel.tsx'
import { themeColors } from '#design-system/theme/themes.ts'
import { guided } from '#stories/guide/guide.ts'
import { type Token, token } from '#styled-system/tokens/index.js'
import { Wall } from './wall.tsx'

const panels = ['在校生', '请假', '晚归'].map((name, at) => (
  <ScreenPanel key={name} title={name}>
    <FlipNumber label={`今日${name}`} value={[12680, 86, 12][at] ?? 0} number={{ unit: '人' }} />
  </ScreenPanel>
))

const meta = {
  title: 'Big screen/ScreenCanvas',
  component: ScreenCanvas,
  args: {
    label: '学工数据大屏',
    children: (
      <ScreenGrid title="学工数据大屏" columns={3} rows={1}>
        {panels}
      </ScreenGrid>
    ),
  },
  decorators: [
    (Story, { parameters: { wall } }) => (
      <Wall {...wall}>
        <Story />
      </Wall>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    wall: { width: 960, height: 540 },
    ...guided({
      purpose:
        'The ground of a wall display: one design on any screen. Letters and charts are drawn for the pixels of the wall, so they stay crisp at 4K.',
      anatomy: [
        ['Root', 'Takes the room it is given, in the colours of the wall whatever the mode of the page'],
        ['Stage', 'Pixels of the design (1920 x 1080), scaled'],
        ['ScreenGrid', 'Title line and panels in equal columns and rows'],
      ],
      dos: [
        'Use `layout="stretch"` for 32:9 walls: columns get wider, nothing is drawn out of shape.',
        'Switch `pixelShift` on for OLED and LED walls that show the same frame all day.',
      ],
      donts: [
        'Do not set sizes in viewport units inside: they are pixels of the design.',
        'Do not put a form on it.',
      ],
    }),
  },
} satisfies Meta<typeof ScreenCanvas>

export default meta
type Story = StoryObj<typeof meta>

export const HalfSize: Story = {
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('main', { name: '学工数据大屏' })
    await waitFor(() => expect(stage.getBoundingClientRect()).toMatchObject({ width: 960, height: 540 }))
  },
}

export const LetterboxedOnUltraWide: Story = {
  parameters: { wall: { width: 960, height: 270 } },
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('main')
    await waitFor(() => expect(stage.getBoundingClientRect()).toMatchObject({ width: 480, left: 240 }))
  },
}

export const StretchedOverUltraWide: Story = {
  args: { layout: 'stretch' },
  parameters: { wall: { width: 960, height: 270 } },
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('main')
    await waitFor(() => expect(stage.getBoundingClientRect()).toMatchObject({ width: 960, left: 0 }))
    await waitFor(() => expect(stage.offsetWidth).toBe(3840))
  },
}

export const WanderingAgainstBurnIn: Story = { args: { pixelShift: true } }

/** As an administrator who works in the dark sees a display of a bright hall. */
export const BrightInADarkPage: Story = {
  args: { look: 'light' },
  decorators: [
    (Story) => (
      <div data-color-mode="dark">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const wall = getComputedStyle(canvasElement.querySelector('[data-wall]') as Element)
    const shown = (name: Token) => wall.getPropertyValue(token.var(name).slice('var('.length, -1))
    for (const [name, color] of Object.entries(
      themeColors({ mode: 'light', contrast: 'normal', vision: 'normal' }),
    ))
      if (name.startsWith('screen.'))
        await expect(`${name} ${shown(`colors.${name}` as Token)}`).toBe(`${name} ${color}`)
  },
}
