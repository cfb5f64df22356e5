import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ProvinceTiles } from '#design-system/province-tiles/province-tiles.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { origins } from './samples-figures.ts'

const keyboard: KeyAct[] = [
  {
    keys: '← ↑ → ↓',
    does: 'Go to the nearest province in that direction; the tiles are one tab stop',
    proof: async ({ canvas }) => {
      canvas.getByRole('button', { name: /^北京/ }).focus()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('button', { name: /^河北/ })).toHaveFocus())
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(canvas.getByRole('button', { name: /^山西/ })).toHaveFocus())
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(canvas.getByRole('button', { name: /^内蒙古/ })).toHaveFocus())
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(canvas.getByRole('button', { name: /^北京/ })).toHaveFocus())
    },
  },
  {
    keys: 'Home End',
    does: 'Go to the first and to the last by code: 北京, 澳门',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(canvas.getByRole('button', { name: /^澳门/ })).toHaveFocus())
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(canvas.getByRole('button', { name: /^北京/ })).toHaveFocus())
    },
  },
  {
    keys: 'Enter Space',
    does: 'Choose the province, or let it go',
    proof: async ({ canvas }) => {
      const tile = canvas.getByRole('button', { name: /^北京/ })
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(tile).toHaveAttribute('aria-pressed', 'true'))
      await userEvent.keyboard(' ')
      await waitFor(() => expect(tile).toHaveAttribute('aria-pressed', 'false'))
    },
  },
]

const meta = {
  title: 'Charts/ProvinceTiles',
  component: ProvinceTiles,
  args: { title: '新生生源地', number: { unit: '人' }, values: origins },
  parameters: guided({
    purpose:
      'Figures for the 34 units of the level of a province. A scheme that shows who lies beside whom; it draws no border and so needs no approved drawing. For a plan of your own take MapChart.',
    anatomy: [
      ['Note', 'Says that it is a scheme and not a map'],
      ['Tile', 'Short name and figure; it fills from below with the share of the greatest'],
      ['Tools', 'Table and copy, as on every chart'],
    ],
    dos: ['Give codes of GB/T 2260; two digits are enough.', 'Let a tile filter the list below it.'],
    donts: ['Do not leave provinces out: one without a figure stays empty.', 'Do not call it a map.'],
    keyboard,
  }),
} satisfies Meta<typeof ProvinceTiles>

export default meta
type Story = StoryObj<typeof meta>

export const WhereStudentsComeFrom: Story = {
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('listitem')
    await waitFor(() => expect(tiles).toHaveLength(34))
    await waitFor(() => expect(tiles.map((tile) => tile.textContent)).toContain('广东1240人'))
  },
}

export const AsAFilter: Story = {
  args: { onSelect: fn(), defaultSelected: '430000' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^湖北/ }))
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith('420000'))
  },
}

export const Keyboard: Story = { args: { onSelect: fn() }, play: playKeyboard(keyboard) }
