import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes through the size, the pages and the box for a page number.',
    proof: async ({ canvas }) => {
      canvas.getByRole('combobox', { name: '每页条数' }).focus()
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '上一页' })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveFocus())
    },
  },
  {
    keys: 'Enter, Space',
    does: 'On a page: shows it. The focus stays, so that one can go on turning.',
    proof: async ({ canvas }) => {
      const next = canvas.getByRole('button', { name: '下一页' })
      next.focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await waitFor(() => expect(next).toHaveFocus())
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '第 8 页' })).toHaveAttribute('aria-current', 'page'),
      )
    },
  },
  {
    keys: 'Enter',
    does: 'In the box: goes to the page typed there, or to the last one when there are fewer.',
    proof: async ({ canvas }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: '前往页码' }), '99{Enter}')
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '第 13 页' })).toHaveAttribute('aria-current', 'page'),
      )
    },
  },
]

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { current: 1, size: 10, total: 126, onChange: fn() },
  parameters: guided({
    purpose:
      'Where one is in a long list, and the way elsewhere. A list read from top to bottom, such as messages, loads more at its end instead (List).',
    anatomy: [
      ['Total', 'how many there are in all, at the start of the line'],
      ['Size', 'rows on a page; the row on top stays in sight when it changes'],
      ['Pages', 'first, last and five round the current one'],
      ['Jump', 'a page by its number, when there are more than seven'],
      ['Simple', 'back, 3 / 13, on: in side panels, and on every phone'],
    ],
    dos: [
      'Keep it at the end of the list, in the same place on each screen.',
      'Disable it while a page is on its way.',
    ],
    donts: ['Hide it when there is one page: the total still matters.', 'Turn pages by itself.'],
    keyboard,
  }),
  render: function Render(args) {
    const [page, setPage] = useState({ current: args.current, size: args.size })
    return (
      <Pagination
        {...args}
        {...page}
        onChange={(next) => {
          setPage(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const TurningPages: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('共 126 条')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled())
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ current: 2, size: 10 }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page'),
    )
  },
}

export const JumpingToANumber: Story = {
  args: { current: 6 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '前往页码' }), '99{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ current: 13, size: 10 }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled())
  },
}

export const MoreRowsOnAPage: Story = {
  args: { current: 6 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '每页条数' }))
    await userEvent.click(await screen.findByRole('option', { name: '20 条/页' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ current: 3, size: 20 }))
  },
}

export const AFewRows: Story = { args: { total: 7 } }
export const NoRows: Story = { args: { total: 0 } }

export const SimpleInASidePanel: Story = {
  args: { simple: true, current: 3 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('3 / 13')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: '第 3 页' })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ current: 4, size: 10 }))
  },
}

export const WhileAPageIsOnItsWay: Story = {
  args: { disabled: true, current: 3 },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled(),
}

export const Keyboard: Story = { args: { current: 6 }, play: playKeyboard(keyboard) }
